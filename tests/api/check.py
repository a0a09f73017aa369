"""Checks the API against its own description: check.py SERVER

SERVER is the example `api_server`. It is started here, on loopback, and stopped at the end.
"""

import json
import subprocess
import sys
import tempfile
import urllib.request
from pathlib import Path

from openapi_spec_validator import validate

# Enough for every field of every operation to be left out, misspelt and exaggerated.
EXAMPLES = "25"
# The same requests every time.
SEED = "1"
# What can be read but means nothing here, such as a name that is all blanks: no schema can say
# that, and 422 is the answer.
SETTINGS = """
[checks.positive_data_acceptance]
expected-statuses = ["2xx", "401", "403", "404", "409", "422", "429", "503"]
"""
# A stream has no end to wait for; the tests in Rust read it.
STREAM = "/api/v1/tables/{id}/follow"


def main():
    server = subprocess.Popen(
        [sys.argv[1]], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    try:
        address = server.stdout.readline().strip()
        check(address)
    finally:
        # It stops when nobody can talk to it any more.
        server.stdin.close()
        server.wait(timeout=30)


def check(address):
    description = call(address, "/api/openapi.json")
    validate(description)
    print("The description is valid.", flush=True)

    token = call(address, "/api/v1/guests", {})["token"]
    table = {"game": "diamant", "config": {"seats": 3}}
    waiting = call(address, "/api/v1/tables", table, token)["id"]
    table |= {"others": ["greedy", "greedy"], "start": True}
    playing = call(address, "/api/v1/tables", table, token)["id"]
    finished = call(address, "/api/v1/tables", table, token)["id"]
    play(address, finished, token)

    # Without a table every address about one is only refused.
    for name, table in [
        ("no table", None),
        ("a table before the start", waiting),
        ("a table in play", playing),
        ("a table after the end", finished),
    ]:
        print(f"\nRequests about {name}:", flush=True)
        fuzz(address, token, table)


def play(address, table, token):
    """Goes on until the match is over."""
    while True:
        state = call(address, f"/api/v1/tables/{table}", token=token)
        if state["status"] == "over":
            return
        if state["match"]["legal"]:
            decision = {"decision": state["match"]["legal"][0]}
            call(address, f"/api/v1/tables/{table}/decide", decision, token)


def fuzz(address, token, table):
    with tempfile.TemporaryDirectory() as folder:
        settings = Path(folder, "schemathesis.toml")
        settings.write_text(SETTINGS + (f'[parameters]\n"path.id" = "{table}"\n' if table else ""))
        about_tables = ["--include-path-regex", r"\{id\}"] if table else []
        subprocess.run(
            [
                Path(sys.executable).with_name("st"),
                *("--config-file", settings),
                *("run", f"{address}/api/openapi.json"),
                *("--header", f"Authorization: Bearer {token}"),
                *("--max-examples", EXAMPLES, "--seed", SEED),
                *("--phases", "examples,coverage,fuzzing"),
                *("--exclude-path", STREAM, *about_tables),
                *("--checks", "all", "--warnings", "off"),
                *("--request-timeout", "30", "--continue-on-failure"),
            ],
            cwd=folder,
            check=True,
        )


def call(address, path, body=None, token=None):
    request = urllib.request.Request(address + path)
    if body is not None:
        request.data = json.dumps(body).encode()
        request.add_header("content-type", "application/json")
    if token:
        request.add_header("authorization", f"Bearer {token}")
    with urllib.request.urlopen(request, timeout=30) as answer:
        return json.loads(answer.read() or "null")


if __name__ == "__main__":
    main()
