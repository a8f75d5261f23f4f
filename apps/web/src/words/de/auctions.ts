import type { Words } from '../words.ts'

export const auctions: Words['auctions'] = {
  open: 'Freie Auktion',
  one_offer: 'Einmal reihum',
  hidden: 'Verdeckte Auktion',
  fixed_price: 'Festpreis',
  double: 'Doppelauktion',
}

export const auctionsShort: Words['auctionsShort'] = {
  open: 'frei',
  one_offer: 'reihum',
  hidden: 'verdeckt',
  fixed_price: 'fest',
  double: 'doppelt',
}

export const auctionRules: Words['auctionRules'] = {
  open: 'Alle dürfen jederzeit und beliebig oft bieten, auch wer versteigert. Sobald niemand mehr überbietet, erhält das höchste Gebot den Zuschlag.',
  one_offer:
    'Einmal im Uhrzeigersinn, wer versteigert zuletzt: Alle bieten je einmal höher als das letzte Gebot oder passen. Das letzte Gebot erhält den Zuschlag.',
  hidden:
    'Alle schreiben verdeckt einen Betrag auf. Dann werden alle zugleich aufgedeckt, und der höchste erhält den Zuschlag. Bei Gleichstand hat Vorrang, wer versteigert, dann wer von dort im Uhrzeigersinn am nächsten sitzt.',
  fixed_price:
    'Wer versteigert, nennt einen Preis. Im Uhrzeigersinn reihum kauft, wer als Erstes Ja sagt. Sagt niemand Ja, muss selbst kaufen, wer versteigert.',
  double:
    'Zu einer Doppelkarte gehört ein zweites Bild desselben Künstlers. Wer es dazulegt, verkauft beide, und zwar nach der Auktionsart des zweiten Bildes.',
}
