brand = Grotto
