import { artistName } from '@modern-art/engine'
import type { Spoken } from '../../lessons/lessonWords.ts'
import type { Marked } from '../Rich.tsx'
import type { Words } from '../words.ts'
import { dative, figure, subject, subjectInside, verb } from './phrases.ts'

export const lessons: Words['lessons'] = {
  title: 'Spielen lernen',
  about: 'Neun kurze Lektionen: spielen statt lesen. Jede dauert ein, zwei Minuten.',
  guide: 'Deine Begleitung',
  lessonOf: (number, all) => `Lektion ${figure(number)} von ${figure(all)}`,
  resume: 'Fortsetzen',
  again: 'Noch einmal',
  done: 'geschafft',
  goOn: 'Weiter',
  next: 'Nächste Lektion',
  leave: 'Alle Lektionen',
  toFullGame: 'Ein ganzes Spiel spielen',
  allDone: 'Mehr musst du nicht wissen. Der Rest ist Nervensache.',
  start: 'Beginnen',
}

/** What a purchase came to. */
const afterBuying = ({ sale }: Spoken): Marked => {
  const gain = sale.worth - sale.price
  const ifItEnded = 'Wäre die Saison jetzt zu Ende, würde die Bank'
  if (gain > 0) return `${ifItEnded} ${figure(sale.worth)} dafür zahlen: ein Gewinn von *${figure(gain)}*.`
  if (gain === 0) return `${ifItEnded} genau ${figure(sale.worth)} dafür zahlen: nichts gewonnen.`
  return `${ifItEnded} nur ${figure(sale.worth)} dafür zahlen: ein Verlust von *${figure(-gain)}*. Zahle stets weniger, als ein Bild einbringt.`
}

const afterLosing = ({ sale, who }: Spoken): Marked => {
  const buyer = who(sale.buyer)
  const lot = sale.paintings > 1 ? 'beide' : 'es'
  if (sale.price === 0) {
    return `Niemand hat geboten: ${subject(buyer)} ${verb(buyer, 'bekommst', 'bekommt')} ${lot} kostenlos.`
  }
  const gain = sale.worth - sale.price
  const rest =
    gain > 0
      ? `${verb(buyer, 'kannst', 'kann')} damit ${figure(gain)} gewinnen`
      : `${verb(buyer, 'gewinnst', 'gewinnt')} damit nichts`
  return `${subject(buyer)} ${verb(buyer, 'bekommst', 'bekommt')} ${lot} für ${figure(sale.price)} und ${rest}.`
}

/** While others decide. */
const waiting = ({ pricing, who }: Spoken): Marked =>
  pricing === null
    ? 'Jetzt sind die anderen dran.'
    : `${subject(who(pricing))} ${verb(who(pricing), 'nennst', 'nennt')} einen Preis.`

const afterSelling = ({ sale, who }: Spoken): Marked =>
  `${subject(who(sale.buyer))} ${verb(who(sale.buyer), 'hast', 'hat')} dir *${figure(sale.price)}* gezahlt. Vom Verkaufen lebt ein Museum: Den Preis bekommt, wer anbietet.`

const afterKeeping = ({ sale }: Spoken): Marked => {
  const isDouble = sale.paintings > 1
  if (sale.price === 0) {
    return `Niemand hat geboten: Du behältst ${isDouble ? 'beide' : 'es'} kostenlos. Im Markt ${isDouble ? 'zählen sie' : 'zählt es'} trotzdem.`
  }
  return `Du hast ${isDouble ? 'beide selbst' : 'dein eigenes Bild'} gekauft und *${figure(sale.price)}* an die Bank gezahlt. Das lohnt sich nur, wenn ${isDouble ? 'sie' : 'es'} am Ende deutlich mehr ${isDouble ? 'einbringen' : 'einbringt'}.`
}

const NUMBER_ON_CARD = 'Die Zahl auf jeder Karte zeigt, was ein Bild dieses Künstlers einbrächte, wenn du sie spielst.'

/** What the learner gains or loses by a purchase. */
const gainOfYours = (gain: number): Marked => {
  if (gain < 0) return `Du verlierst ${figure(-gain)}`
  return `Du gewinnst ${gain === 0 ? 'nichts' : figure(gain)}`
}

export const lessonTexts: Words['lessonTexts'] = {
  open: {
    title: 'Die freie Auktion',
    about: 'Alle bieten jederzeit, bis niemand mehr höher geht.',
    says: {
      begin: ({ who }) =>
        `Du leitest ein Museum und hast *100*. Reihum bieten alle ein Bild an; ${subjectInside(who(2))} ${verb(who(2), 'beginnst', 'beginnt')} mit einer *freien Auktion*.`,
      their_lot: ({ lot }) =>
        `Alle dürfen jederzeit bieten. Wäre die Saison jetzt zu Ende, brächte dieses Bild *${figure(lot.worth)}* ein. Biete deutlich weniger: Mit − und + änderst du den Betrag.`,
      leading: ({ lot }) => `Du führst mit *${figure(lot.price)}*. Passen alle anderen, gehört das Bild dir.`,
      outbid: ({ lot, who }) => {
        const bidder = who(lot.bidder ?? 1)
        return `${subject(bidder)} ${verb(bidder, 'bietest', 'bietet')} ${figure(lot.price)}. Das Bild brächte ${figure(lot.worth)} ein: Biete mehr oder wähle *Passen*, das heißt „nicht zu diesem Preis“; *Raus* heißt „zu keinem Preis“.`
      },
      waiting: ({ lot, out, who }) => {
        if (out) return 'Du bist raus: Hier geht es ohne dich weiter.'
        if (lot.bidder !== null && who(lot.bidder).you) {
          return `Du führst mit *${figure(lot.price)}*. Geht niemand höher, behältst du dein eigenes Bild und zahlst an die Bank.`
        }
        return 'Du hast gepasst. Sobald jemand bietet, wirst du wieder gefragt.'
      },
      bought: (spoken) =>
        `Für *${figure(spoken.sale.price)}* gehört es dir. Das Geld bekommt, wer das Bild angeboten hat: ${subjectInside(spoken.who(spoken.sale.seller))}. ${afterBuying(spoken)}`,
      lost: afterLosing,
      offer: () => `Jetzt versteigerst *du*. Wähle ein Bild, das du anbietest. ${NUMBER_ON_CARD}`,
      your_lot: ({ lot }) =>
        lot.price === 0
          ? 'Was die anderen zahlen, bekommst *du*. Du darfst auch mitbieten, aber lass sie erst einmal anfangen.'
          : `Das Gebot steht bei ${figure(lot.price)}, und das Geld bekämst du. *Passen* heißt verkaufen. Biete nur mehr, wenn du das Bild selbst behalten willst: Dann zahlst du an die Bank.`,
      sold: (spoken) => `${afterSelling(spoken)} Das war die freie Auktion.`,
      kept: afterKeeping,
    },
  },
  one_offer: {
    title: 'Einmal reihum',
    about: 'Eine Runde um den Tisch: Alle haben genau eine Chance.',
    says: {
      begin: ({ who }) =>
        `*Einmal reihum*: Im Uhrzeigersinn kommen alle einmal dran; wer versteigert, kommt zuletzt. ${subject(who(2))} ${verb(who(2), 'verkaufst', 'verkauft')}, also fängst du an.`,
      their_lot: ({ lot }) =>
        `Du hast nur eine Chance, und nach dir kommen noch zwei. Das Bild brächte jetzt *${figure(lot.worth)}* ein. Biete so viel, dass niemand höher geht, und doch weniger, als es einbringt.`,
      waiting: ({ lot, who }) =>
        who(lot.seller).you
          ? 'Erst kommen die anderen dran, je einmal.'
          : 'Du warst dran: Jetzt kommen die anderen, je einmal.',
      bought: (spoken) => `Niemand hat deine *${figure(spoken.sale.price)}* überboten. ${afterBuying(spoken)}`,
      lost: (spoken) =>
        spoken.sale.price === 0
          ? afterLosing(spoken)
          : `${afterLosing(spoken)} Wer anfängt, muss hoch bieten oder es lassen.`,
      offer: () => 'Jetzt bietest du ein Bild an. Diesmal hast *du* das letzte Wort.',
      your_lot: ({ lot, who }) =>
        lot.bidder === null
          ? 'Niemand hat geboten. Passe, und du bekommst es kostenlos.'
          : `${subject(who(lot.bidder))} ${verb(who(lot.bidder), 'bietest', 'bietet')} ${figure(lot.price)}: Passe, und das Geld gehört dir. Oder biete mehr und zahle an die Bank.`,
      sold: (spoken) => `${afterSelling(spoken)} Wer das letzte Wort hat, sitzt gut.`,
      kept: afterKeeping,
    },
  },
  hidden: {
    title: 'Die verdeckte Auktion',
    about: 'Alle schreiben heimlich einen Betrag auf.',
    says: {
      begin: () =>
        '*Verdeckt*: Alle schreiben heimlich einen Betrag auf. Dann werden alle zugleich aufgedeckt, und der höchste erhält den Zuschlag.',
      their_lot: ({ lot }) =>
        `Das Bild brächte jetzt *${figure(lot.worth)}* ein. Schreib auf, was du gern zahlen würdest; niemand sieht es, und ändern kannst du es nicht mehr. „Kein Gebot“ geht auch.`,
      waiting: () => 'Abgegeben. Sobald alle geschrieben haben, wird aufgedeckt.',
      bought: (spoken) => `Dein Gebot war das höchste: *${figure(spoken.sale.price)}*. ${afterBuying(spoken)}`,
      lost: afterLosing,
      offer: () => 'Biete jetzt selbst ein Bild an. Auch wer versteigert, schreibt einen Betrag auf.',
      your_lot: () =>
        'Auch du schreibst einen Betrag auf: Bietet jemand mehr, bekommst du dieses Geld. Ist dein Gebot das höchste, behältst du das Bild und zahlst an die Bank. Mit „Kein Gebot“ verkaufst du an das höchste Gebot.',
      sold: (spoken) => `${afterSelling(spoken)} Verdeckt genügt oft die Hälfte dessen, was ein Bild einbringt.`,
      kept: afterKeeping,
    },
  },
  fixed_price: {
    title: 'Der Festpreis',
    about: 'Wer versteigert, nennt einen Preis: nehmen oder lassen.',
    says: {
      begin: ({ who }) =>
        `*Festpreis*: Wer versteigert, nennt einen Preis. Im Uhrzeigersinn bekommt das Bild, wer als Erstes Ja sagt. Zuerst ${verb(who(2), 'verkaufst', 'verkauft')} ${subjectInside(who(2))}.`,
      their_lot: ({ lot, who }) =>
        `${subject(who(lot.seller))} ${verb(who(lot.seller), 'verlangst', 'verlangt')} ${figure(lot.price)}, und das Bild brächte jetzt *${figure(lot.worth)}* ein. Du wirst zuerst gefragt: Kaufe es oder überlass es den anderen.`,
      waiting,
      bought: (spoken) => `Für *${figure(spoken.sale.price)}* gehört es dir. ${afterBuying(spoken)}`,
      lost: afterLosing,
      offer: () => 'Biete jetzt selbst ein Bild an und nenne dann deinen Preis.',
      your_lot: ({ lot }) =>
        `Das Bild brächte jetzt *${figure(lot.worth)}* ein. Kauft es jemand zu deinem Preis, bekommst du das Geld. Will es aber niemand, musst *du* es kaufen.`,
      sold: (spoken) => `${afterSelling(spoken)} Ein guter Preis lässt beiden Seiten etwas.`,
      kept: ({ sale }) =>
        `Niemand wollte es für ${figure(sale.price)}, also musstest *du* es kaufen und an die Bank zahlen. Verlange weniger, als andere sich davon erhoffen.`,
    },
  },
  double: {
    title: 'Die Doppelauktion',
    about: 'Zwei Bilder auf einmal, und vielleicht versteigert jemand anders.',
    says: {
      begin: ({ who }) => {
        const opener = who(2)
        return `${subject(opener)} ${verb(opener, 'bietest', 'bietet')} eine *Doppelkarte* an. Dazu gehört ein zweites Bild desselben Künstlers: Erst ${verb(opener, 'darfst', 'darf')} ${subjectInside(opener)} eins dazulegen, dann reihum die anderen. Legt niemand eins dazu, ${verb(opener, 'bekommst', 'bekommt')} ${subjectInside(opener)} die Karte kostenlos.`
      },
      asked: ({ lot, who }) =>
        `${subject(who(lot.seller))} ${verb(who(lot.seller), 'legst', 'legt')} keins dazu. Lege ein Bild von *${artistName(lot.artist)}* dazu, und du versteigerst beide nach der Auktionsart *deiner* Karte und bekommst das ganze Geld. Oder verzichte.`,
      their_lot: ({ lot, who }) =>
        `${subject(who(lot.seller))} ${verb(who(lot.seller), 'hast', 'hat')} ein Bild dazugelegt und ${verb(who(lot.seller), 'verkaufst', 'verkauft')} beide. Zusammen brächten sie jetzt *${figure(lot.worth)}* ein: Biete oder passe.`,
      leading: ({ lot }) => `Du führst mit *${figure(lot.price)}* für beide.`,
      waiting: () => 'Jetzt sind die anderen dran …',
      your_lot: ({ lot }) => `Du verkaufst beide. Zusammen brächten sie jetzt *${figure(lot.worth)}* ein.`,
      bought: (spoken) => `Für *${figure(spoken.sale.price)}* gehören beide dir. ${afterBuying(spoken)}`,
      lost: (spoken) =>
        `${afterLosing(spoken)} Das zweite Bild kam von ${dative(spoken.who(spoken.sale.seller))}: Dorthin geht das Geld, und von dort aus geht es weiter.`,
      sold: ({ sale, who }) =>
        `${subject(who(sale.buyer))} ${verb(who(sale.buyer), 'hast', 'hat')} dir *${figure(sale.price)}* für beide gezahlt: Die Doppelkarte war nicht deine, das Geld schon. Links von dir geht es weiter.`,
      kept: afterKeeping,
    },
  },
  season: {
    title: 'Wie eine Saison endet',
    about: 'Das fünfte Bild, die ersten drei und wer was bekommt.',
    says: {
      begin: () =>
        'Eine Saison kurz vor dem Ende. Die Punkte im Markt sind gespielte Bilder: Das *fünfte* eines Künstlers, das ◇, beendet die Saison sofort. Einer hat schon vier.',
      end_it: () =>
        'Du hast das fünfte Bild von *Daniel Melim*. Wähle es, und der Markt zeigt, was es bewirkt. Es beendet die Saison und wird nicht verkauft. Oder biete erst etwas anderes an.',
      your_lot: () =>
        'Dieses Bild wird wie immer verkauft. Aber Achtung: Wer das fünfte von Daniel Melim spielt, beendet die Saison.',
      waiting: () => 'Auch die anderen können die Saison beenden.',
      paid: ({ season }) =>
        `Die drei Künstler mit den meisten Bildern (bei Gleichstand liegt vorn, wer weiter links steht) erhalten Plättchen: *30, 20 und 10*. So viel zahlt die Bank für jedes ihrer Bilder, für alle anderen nichts. Deine haben dich ${figure(season.paid)} gekostet und *${figure(season.redeemed)}* eingebracht. Die Bilder gehen, die Plättchen bleiben.`,
    },
  },
  no_floor: {
    title: 'Alter Ruhm ist keine Garantie',
    about: 'Warum auch ein großer Name nichts wert sein kann.',
    says: {
      begin: ({ who }) =>
        `Saison zwei. *Sigrid Thaler* hat ein 30er-Plättchen aus Saison eins. Es zählt wieder, zusätzlich zu einem neuen, aber *nur*, wenn sie erneut unter die ersten drei kommt. Zuerst ${verb(who(2), 'bietest', 'bietet')} ${subjectInside(who(2))} ein Bild von ihr an.`,
      their_lot: ({ lot, who }) =>
        `${subject(who(lot.seller))} ${verb(who(lot.seller), 'verlangst', 'verlangt')} ${figure(lot.price)}. Käme Sigrid Thaler auf Platz drei, brächte das Bild 40 ein. Aber sie ist Vierte, und die Saison ist fast vorbei: Stand jetzt bringt es *${lot.worth === 0 ? 'nichts' : figure(lot.worth)}* ein. Kaufst du?`,
      bought: ({ sale }) => `Du hast *${figure(sale.price)}* gezahlt. Mal sehen, was daraus wird.`,
      lost: ({ sale, who }) =>
        `${subject(who(sale.buyer))} ${verb(who(sale.buyer), 'bekommst', 'bekommt')} es für ${figure(sale.price)}. Mal sehen, was daraus wird.`,
      end_it: () =>
        'Du hast das fünfte Bild von *Ramon Martins*, und das beendet die Saison. Spiele es oder probiere etwas anderes.',
      your_lot: () => 'Dieses Bild wird wie immer verkauft.',
      waiting,
      paid_bought: () =>
        'Sigrid Thaler hat die ersten drei Plätze verpasst und *nichts* eingebracht, ganz gleich, was sie früher wert war: Dein Geld dafür ist weg. Frühere Plättchen zählen nur zusammen mit einem neuen.',
      paid_lost: ({ season }) =>
        `Sigrid Thaler hat die ersten drei Plätze verpasst und *nichts* eingebracht: Gut, dass du nicht zugegriffen hast. Deine Bilanz: ${figure(season.profit)}. Frühere Plättchen zählen nur zusammen mit einem neuen.`,
    },
  },
  worth: {
    title: 'Was ein Bild wert ist',
    about: 'Wann du bietest und wann du es anderen überlässt.',
    says: {
      begin: ({ who }) =>
        `Was du zahlst, bekommt die Konkurrenz. Darum ist ein Bild für dich weniger wert, als es einbringt. ${subject(who(1))} ${verb(who(1), 'verkaufst', 'verkauft')} eins; ${subjectInside(who(2))} ${verb(who(2), 'bist', 'ist')} vor dir dran.`,
      their_lot: ({ lot, who }) => {
        const [bidder, seller] = [who(lot.bidder ?? 2), who(lot.seller)]
        return `Das Bild bringt jetzt *${figure(lot.worth)}* ein. Bei ${figure(lot.price)} ${verb(bidder, 'würdest', 'würde')} ${subjectInside(bidder)} ${figure(lot.worth - lot.price)} gewinnen. Zahlst du etwas mehr, gewinnst du fast genauso viel, und ${subjectInside(seller)} ${verb(seller, 'bekommst', 'bekommt')} den Preis. Bieten oder passen?`
      },
      waiting,
      bought: ({ sale, who }) => {
        const gain = sale.worth - sale.price
        const seller = subjectInside(who(sale.seller))
        return gain >= sale.price
          ? `${gainOfYours(gain)}, ${seller} ${verb(who(sale.seller), 'bekommst', 'bekommt')} ${figure(sale.price)}: *gut gekauft*. Sonst wäre das Schnäppchen ein Geschenk an die Konkurrenz gewesen.`
          : `${gainOfYours(gain)}, ${seller} aber ${verb(who(sale.seller), 'bekommst', 'bekommt')} ${figure(sale.price)}: Der Verkauf hat mehr gebracht als der Kauf. Etwas mehr als das letzte Gebot hätte gereicht.`
      },
      lost: ({ sale, who }) =>
        `${subject(who(sale.buyer))} ${verb(who(sale.buyer), 'gewinnst', 'gewinnt')} damit ${figure(sale.worth - sale.price)}. Ein Schnäppchen für die Konkurrenz ist ein Verlust für dich: Biete etwas mehr.`,
      dear_lot: ({ lot, who }) => {
        const seller = who(lot.seller)
        return `Jetzt ${verb(seller, 'verlangst', 'verlangt')} ${subjectInside(seller)} *${figure(lot.price)}* für etwas, das ${figure(lot.worth)} einbringt. Du würdest ${figure(lot.worth - lot.price)} gewinnen, ${subjectInside(seller)} ${figure(lot.price)}. Kaufen oder anderen überlassen?`
      },
      dear_bought: ({ sale, who }) =>
        `${gainOfYours(sale.worth - sale.price)}, ${subjectInside(who(sale.seller))} aber ${verb(who(sale.seller), 'bekommst', 'bekommt')} *${figure(sale.price)}*. Ist der Preis so nah an dem, was das Bild einbringt, überlass es anderen: Wer es kauft, gewinnt genauso wenig.`,
      dear_lost: ({ sale, who }) => {
        const buyer = who(sale.buyer)
        return `Gut so: ${subject(buyer)} ${verb(buyer, 'gewinnst', 'gewinnt')} damit kaum etwas.`
      },
    },
  },
  first_season: {
    title: 'Deine erste Saison',
    about: 'Gegen zwei gutmütige Bots, mit Tipps, wann immer du magst.',
    says: {
      begin: () =>
        'Jetzt eine ganze Saison, mit allem, was dazugehört. Bist du unsicher, drücke *Tipp*: Er sagt dir, was ein guter Zug wäre und warum.',
      offer: () => `Dein Zug: Wähle ein Bild. ${NUMBER_ON_CARD}`,
      asked: () => 'Legst du ein zweites Bild dazu, versteigerst du beide.',
      their_lot: ({ lot }) => {
        const isDouble = lot.paintings > 1
        return lot.worth > 0
          ? `${isDouble ? 'Zusammen brächten sie' : 'Das Bild brächte'} jetzt *${figure(lot.worth)}* ein, am Saisonende vielleicht mehr, vielleicht weniger. Der *Tipp* sagt dir, womit du rechnen kannst.`
          : `Stand jetzt ${isDouble ? 'brächten sie' : 'brächte es'} *nichts* ein. Biete nur, wenn du glaubst, dass der Künstler noch nach vorn kommt.`
      },
      your_lot: () => 'Du verkaufst: Was bezahlt wird, bekommst du.',
      waiting: () => 'Behalte den Markt im Auge: Wer kommt unter die ersten drei?',
      paid: ({ season }) =>
        `Deine erste Bilanz: *${figure(season.profit)}*. Ein Spiel hat vier Saisons, und die Plättchen summieren sich. Jetzt weißt du, wie es geht.`,
    },
  },
}
