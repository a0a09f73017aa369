# Accounts, blocks, reports and moderators.

account-new-password = New password
account-change-password = Change password
account-change-password-help = Every other device will be signed out.
account-change-password-now = Change password
account-sign-out-everywhere = Sign out everywhere
account-codes = Recovery codes
account-codes-help = If you forget your password, a recovery code gets you back in. Each code works once. New codes replace the old ones.
account-codes-left = { $count ->
    [0] You have no codes yet.
    [one] You have one code left.
   *[other] You have { $count } codes left.
}
account-codes-now = Create new codes
account-codes-new = Your recovery codes
account-codes-new-help = Write them down or save them now: they won’t be shown again.
account-code = Recovery code
account-recover = Forgot your password?
account-recover-help = Enter one of your recovery codes and choose a new password.
account-recover-now = Set new password
account-blocked = Blocked people
account-blocked-help = You don’t see what they write, and they can’t join your tables.
account-unblock = Unblock
account-export = Your data
account-export-help = Everything the server knows about you, as a file.
account-export-now = Download

account-error-wrong-code = Name and recovery code don’t match.
account-error-banned = A moderator has banned this account.
account-done-signed-out-everywhere = You’re signed out on every device.
account-done-password-changed = Your password has been changed. Every other device is signed out.
account-done-recovered = Welcome back! Your new password is set, and that code is used up.
account-done-unblocked = You’ll see what they write again.

chat-bystander = watching
chat-about = About this message from { $name }
chat-reason = What’s wrong? (optional)
chat-report = Report
chat-reported = Thank you. A moderator will look at it.
chat-block = Block { $name }
chat-blocked = { $name } is blocked. You can undo this on the page “Your name”.

waiting-removed = { $count ->
    [one] You’ve sent one person away. They can’t sit down here again.
   *[other] You’ve sent { $count } people away. They can’t sit down here again.
}
waiting-readmit = Let them back in

moderation-title = Moderation
moderation-open = See reports
moderation-lead = Reported messages, the oldest first. Everything you do here is logged.
moderation-none = There are no open reports.
moderation-said = { $name } wrote:
moderation-now = (now called { $name })
moderation-by = Reported by { $name }.
moderation-table = Go to the table
moderation-dismiss = Nothing wrong
moderation-mute = Mute for a week
moderation-ban = Ban
moderation-people = Muted and banned
moderation-is-mute = muted
moderation-is-ban = banned
moderation-forgive = Lift

refusal-not_welcome = The host doesn’t want you to sit down at this table.
refusal-muted = A moderator has muted you. You can read along, but not write for now.
refusal-banned = A moderator has banned you from this server.
refusal-not_moderator = Only moderators can do that, and not to one another.
refusal-not_yourself = You can’t do that to yourself.
refusal-no_such_line = That message is no longer there.
