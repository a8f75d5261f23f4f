import type * as en from '../en/auctions.ts'

export const auctions: typeof en.auctions = {
  open: 'Freie Auktion',
  one_offer: 'Einmal reihum',
  hidden: 'Verdeckte Auktion',
  fixed_price: 'Festpreis',
  double: 'Doppelauktion',
}

export const auctionsShort: typeof en.auctionsShort = {
  open: 'frei',
  one_offer: 'reihum',
  hidden: 'verdeckt',
  fixed_price: 'fest',
  double: 'doppelt',
}

export const auctionRules: typeof en.auctionRules = {
  open: 'Alle dürfen jederzeit und beliebig oft bieten, auch wer versteigert. Sobald niemand mehr überbietet, erhält das höchste Gebot den Zuschlag.',
  one_offer:
    'Eine Runde im Uhrzeigersinn; wer versteigert, ist zuletzt dran. Alle überbieten oder passen genau einmal. Das höchste Gebot erhält den Zuschlag.',
  hidden:
    'Alle schreiben verdeckt einen Betrag auf. Dann werden alle Gebote gleichzeitig aufgedeckt; das höchste erhält den Zuschlag. Bei Gleichstand hat Vorrang, wer versteigert; danach geht es im Uhrzeigersinn.',
  fixed_price:
    'Wer versteigert, nennt einen Preis und muss selbst kaufen, wenn ihn niemand zahlt. Gefragt wird im Uhrzeigersinn; wer zuerst Ja sagt, bekommt das Bild.',
  double:
    'Zu einer Doppelkarte gehört ein zweites Bild desselben Künstlers. Wer es dazulegt, versteigert beide, und zwar nach der Auktionsart des zweiten Bildes.',
}
