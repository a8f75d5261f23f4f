import { artistName } from '@modern-art/engine'
import type { Spoken } from '../grammar/lessonTexts.ts'
import { marked } from '../grammar/marked.ts'
import type { Marked } from '../grammar/marked.ts'
import type * as en from '../en/lessons.ts'
import { dative, figure, subject, subjectInside, verb } from './phrases.ts'

export const lessons: typeof en.lessons = {
  title: 'Spielen lernen',
  about: 'Neun kurze Lektionen, in denen du das Spiel beim Spielen lernst. Jede dauert ein, zwei Minuten.',
  guide: 'Anleitung',
  lessonOf: (number, all) => `Lektion ${figure(number)} von ${figure(all)}`,
  resume: 'Fortsetzen',
  again: 'Noch einmal',
  done: 'geschafft',
  goOn: 'Weiter',
  next: 'Nächste Lektion',
  leave: 'Alle Lektionen',
  toFullGame: 'Ein ganzes Spiel spielen',
  allDone: 'Mehr musst du nicht wissen. Der Rest ist Nervensache.',
  start: 'Starten',
}

/** The result of a purchase. */
const afterBuying = ({ sale }: Spoken): Marked => {
  const gain = sale.worth - sale.price
  const ifItEnded = 'Wäre die Saison jetzt zu Ende, würde die Bank'
  if (gain > 0) return marked`${ifItEnded} ${figure(sale.worth)} dafür zahlen: ein Gewinn von *${figure(gain)}*.`
  if (gain === 0) return `${ifItEnded} genau ${figure(sale.worth)} dafür zahlen: nichts gewonnen.`
  return marked`${ifItEnded} nur ${figure(sale.worth)} dafür zahlen: ein Verlust von *${figure(-gain)}*. Zahle immer weniger, als ein Bild einbringt.`
}

const afterLosing = ({ sale, who }: Spoken): Marked => {
  const buyer = who(sale.buyer)
  const lot = sale.paintings > 1 ? 'beide' : 'es'
  if (sale.price === 0) {
    return marked`Niemand hat geboten: ${subject(buyer)} ${verb(buyer, 'bekommst', 'bekommt')} ${lot} kostenlos.`
  }
  const gain = sale.worth - sale.price
  const rest =
    gain > 0
      ? `${verb(buyer, 'kannst', 'kann')} damit ${figure(gain)} gewinnen`
      : `${verb(buyer, 'gewinnst', 'gewinnt')} damit nichts`
  return marked`${subject(buyer)} ${verb(buyer, 'bekommst', 'bekommt')} ${lot} für ${figure(sale.price)} und ${rest}.`
}

/** While others decide. */
const waiting = ({ pricing, who }: Spoken): Marked =>
  pricing === null
    ? 'Jetzt sind die anderen dran.'
    : marked`${subject(who(pricing))} ${verb(who(pricing), 'nennst', 'nennt')} einen Preis.`

const afterSelling = ({ sale, who }: Spoken): Marked =>
  marked`${subject(who(sale.buyer))} ${verb(who(sale.buyer), 'hast', 'hat')} dir *${figure(sale.price)}* gezahlt. Vom Verkaufen lebt ein Museum: Das Geld bekommt, wer versteigert.`

const afterKeeping = ({ sale }: Spoken): Marked => {
  const isDouble = sale.paintings > 1
  if (sale.price === 0) {
    return `Niemand hat geboten: Du behältst ${isDouble ? 'beide' : 'es'} kostenlos. Im Markt ${isDouble ? 'zählen sie' : 'zählt es'} trotzdem.`
  }
  return marked`Du hast ${isDouble ? 'beide selbst' : 'dein eigenes Bild'} gekauft und *${figure(sale.price)}* an die Bank gezahlt. Das lohnt sich nur, wenn ${isDouble ? 'sie' : 'es'} am Ende deutlich mehr ${isDouble ? 'einbringen' : 'einbringt'}.`
}

const NUMBER_ON_CARD =
  'Die Zahl auf jeder Karte zeigt, was ein Bild dieses Künstlers wert wäre, wenn du die Karte spielst.'

/** The learner's gain or loss by a purchase. */
const gainOfYours = (gain: number): Marked => {
  if (gain < 0) return `Du verlierst ${figure(-gain)}`
  return `Du gewinnst ${gain === 0 ? 'nichts' : figure(gain)}`
}

export const lessonTexts: typeof en.lessonTexts = {
  open: {
    title: 'Die freie Auktion',
    about: 'Alle bieten jederzeit, bis niemand mehr höher geht.',
    says: {
      begin: ({ who }) =>
        marked`Du leitest ein Museum und startest mit *100k*. Reihum versteigern alle ein Bild; ${subjectInside(who(2))} ${verb(who(2), 'beginnst', 'beginnt')} mit einer *freien Auktion*.`,
      their_lot: ({ lot }) =>
        marked`Alle dürfen jederzeit bieten. Würde die Saison jetzt enden, wäre das Bild *${figure(lot.worth)}* wert. Biete deutlich weniger: Mit − und + änderst du den Betrag.`,
      leading: ({ lot }) =>
        marked`Du hast das höchste Gebot: *${figure(lot.price)}*. Passen alle anderen, gehört das Bild dir.`,
      outbid: ({ lot, who }) => {
        const bidder = who(lot.bidder ?? 1)
        return marked`${subject(bidder)} ${verb(bidder, 'bietest', 'bietet')} ${figure(lot.price)}. Das Bild wäre ${figure(lot.worth)} wert. Biete mehr oder lass es: *Passen* heißt „nicht zu diesem Preis“, *Aussteigen* heißt „zu keinem Preis“.`
      },
      waiting: ({ lot, out, who }) => {
        if (out) return 'Du bist ausgestiegen: Diese Auktion läuft ohne dich weiter.'
        if (lot.bidder !== null && who(lot.bidder).you) {
          return marked`Du hast das höchste Gebot: *${figure(lot.price)}*. Geht niemand höher, behältst du dein eigenes Bild und zahlst an die Bank.`
        }
        return 'Du hast gepasst. Sobald jemand bietet, wirst du wieder gefragt.'
      },
      bought: (spoken) =>
        marked`Für *${figure(spoken.sale.price)}* gehört es dir. Das Geld bekommt, wer versteigert, hier also ${subjectInside(spoken.who(spoken.sale.seller))}. ${afterBuying(spoken)}`,
      lost: afterLosing,
      offer: () => marked`Jetzt versteigerst *du*. Wähle ein Bild aus deiner Hand. ${NUMBER_ON_CARD}`,
      your_lot: ({ lot }) =>
        lot.price === 0
          ? marked`Was die anderen zahlen, bekommst *du*. Du darfst auch mitbieten, aber lass sie erst einmal anfangen.`
          : marked`Das Gebot steht bei ${figure(lot.price)}, und das Geld bekämst du. *Passen* heißt verkaufen. Biete nur mehr, wenn du das Bild selbst behalten willst: Dann zahlst du an die Bank.`,
      sold: (spoken) => marked`${afterSelling(spoken)} Das war die freie Auktion.`,
      kept: afterKeeping,
    },
  },
  one_offer: {
    title: 'Einmal reihum',
    about: 'Eine Runde um den Tisch: Alle haben genau eine Chance.',
    says: {
      begin: ({ who }) =>
        marked`*Einmal reihum*: Alle sind im Uhrzeigersinn genau einmal dran, zuletzt, wer versteigert. ${subject(who(2))} ${verb(who(2), 'versteigerst', 'versteigert')}, also fängst du an.`,
      their_lot: ({ lot }) =>
        marked`Du hast nur eine Chance, und nach dir kommen noch zwei. Das Bild wäre jetzt *${figure(lot.worth)}* wert. Biete genug, dass niemand höher geht, aber weniger, als es wert ist.`,
      waiting: ({ lot, who }) =>
        who(lot.seller).you
          ? 'Erst sind die anderen dran, je einmal.'
          : 'Du warst dran. Jetzt sind die anderen dran, je einmal.',
      bought: (spoken) => marked`Niemand hat deine *${figure(spoken.sale.price)}* überboten. ${afterBuying(spoken)}`,
      lost: (spoken) =>
        spoken.sale.price === 0
          ? afterLosing(spoken)
          : marked`${afterLosing(spoken)} Wer zuerst dran ist, muss hoch bieten oder es lassen.`,
      offer: () => marked`Jetzt versteigerst du ein Bild. Diesmal hast *du* das letzte Wort.`,
      your_lot: ({ lot, who }) =>
        lot.bidder === null
          ? 'Niemand hat geboten. Wenn du passt, bekommst du es kostenlos.'
          : marked`${subject(who(lot.bidder))} ${verb(who(lot.bidder), 'bietest', 'bietet')} ${figure(lot.price)}. Wenn du passt, bekommst du das Geld. Bietest du mehr, behältst du das Bild und zahlst an die Bank.`,
      sold: (spoken) => marked`${afterSelling(spoken)} Das letzte Wort zu haben ist ein Vorteil.`,
      kept: afterKeeping,
    },
  },
  hidden: {
    title: 'Die verdeckte Auktion',
    about: 'Alle schreiben heimlich einen Betrag auf.',
    says: {
      begin: () =>
        marked`*Verdeckte Auktion*: Alle schreiben heimlich einen Betrag auf. Dann werden alle Gebote gleichzeitig aufgedeckt; das höchste erhält den Zuschlag.`,
      their_lot: ({ lot }) =>
        marked`Das Bild wäre jetzt *${figure(lot.worth)}* wert. Was willst du zahlen? Niemand sieht dein Gebot, und ändern kannst du es nicht mehr. *Nicht bieten* geht auch.`,
      waiting: () => 'Dein Gebot ist abgegeben. Sobald alle so weit sind, wird aufgedeckt.',
      bought: (spoken) => marked`Dein Gebot war das höchste: *${figure(spoken.sale.price)}*. ${afterBuying(spoken)}`,
      lost: afterLosing,
      offer: () => 'Jetzt versteigerst du ein Bild. Auch dabei schreibst du einen Betrag auf.',
      your_lot: () =>
        marked`Auch du darfst bieten. Bietet jemand mehr als du, bekommst du das Geld. Ist dein Gebot das höchste, behältst du das Bild und zahlst an die Bank. Willst du nur verkaufen, wähle *Nicht bieten*.`,
      sold: (spoken) => marked`${afterSelling(spoken)} In einer verdeckten Auktion reicht oft der halbe Wert.`,
      kept: afterKeeping,
    },
  },
  fixed_price: {
    title: 'Der Festpreis',
    about: 'Wer versteigert, nennt einen Preis: nehmen oder lassen.',
    says: {
      begin: ({ who }) =>
        marked`*Festpreis*: Wer versteigert, nennt einen Preis. Gefragt wird im Uhrzeigersinn, und wer zuerst Ja sagt, bekommt das Bild. Als Erstes ${verb(who(2), 'versteigerst', 'versteigert')} ${subjectInside(who(2))}.`,
      their_lot: ({ lot, who }) =>
        marked`${subject(who(lot.seller))} ${verb(who(lot.seller), 'verlangst', 'verlangt')} ${figure(lot.price)}. Das Bild wäre jetzt *${figure(lot.worth)}* wert. Du wirst zuerst gefragt: Kaufe es oder überlass es den anderen.`,
      waiting,
      bought: (spoken) => marked`Für *${figure(spoken.sale.price)}* gehört es dir. ${afterBuying(spoken)}`,
      lost: afterLosing,
      offer: () => 'Jetzt versteigerst du: Wähle ein Bild und nenne dann deinen Preis.',
      your_lot: ({ lot }) =>
        marked`Das Bild wäre jetzt *${figure(lot.worth)}* wert. Kauft es jemand zu deinem Preis, bekommst du das Geld. Will es niemand, musst *du* es kaufen.`,
      sold: (spoken) => marked`${afterSelling(spoken)} Ein guter Preis lohnt sich für beide Seiten.`,
      kept: ({ sale }) =>
        marked`Niemand wollte es für ${figure(sale.price)}, also musstest *du* es kaufen und an die Bank zahlen. Verlange so wenig, dass sich der Kauf für andere lohnt.`,
    },
  },
  double: {
    title: 'Die Doppelauktion',
    about: 'Zwei Bilder auf einmal, und vielleicht versteigert jemand anders.',
    says: {
      begin: ({ who }) => {
        const opener = who(2)
        return marked`${subject(opener)} ${verb(opener, 'spielst', 'spielt')} eine *Doppelkarte*. Dazu gehört ein zweites Bild desselben Künstlers: Erst ${verb(opener, 'darfst', 'darf')} ${subjectInside(opener)} eins dazulegen, dann im Uhrzeigersinn die anderen. Legt niemand eins dazu, ${verb(opener, 'bekommst', 'bekommt')} ${subjectInside(opener)} die Doppelkarte kostenlos.`
      },
      asked: ({ lot, who }) =>
        marked`${subject(who(lot.seller))} ${verb(who(lot.seller), 'legst', 'legt')} keins dazu. Legst du ein Bild von *${artistName(lot.artist)}* dazu, versteigerst du beide nach der Auktionsart *deiner* Karte und bekommst das ganze Geld. Oder verzichte.`,
      their_lot: ({ lot, who }) =>
        marked`${subject(who(lot.seller))} ${verb(who(lot.seller), 'hast', 'hat')} ein Bild dazugelegt und ${verb(who(lot.seller), 'versteigerst', 'versteigert')} beide. Zusammen wären sie jetzt *${figure(lot.worth)}* wert. Biete oder passe.`,
      leading: ({ lot }) => marked`Du hast das höchste Gebot für beide: *${figure(lot.price)}*.`,
      waiting: () => 'Jetzt sind die anderen dran …',
      your_lot: ({ lot }) => marked`Du versteigerst beide. Zusammen wären sie jetzt *${figure(lot.worth)}* wert.`,
      bought: (spoken) => marked`Für *${figure(spoken.sale.price)}* gehören beide dir. ${afterBuying(spoken)}`,
      lost: (spoken) =>
        marked`${afterLosing(spoken)} Das zweite Bild kam von ${dative(spoken.who(spoken.sale.seller))}: Dorthin geht das Geld, und links davon geht es weiter.`,
      sold: ({ sale, who }) =>
        marked`${subject(who(sale.buyer))} ${verb(who(sale.buyer), 'hast', 'hat')} dir *${figure(sale.price)}* für beide gezahlt: Die Doppelkarte war nicht deine, das Geld schon. Links von dir geht es weiter.`,
      kept: afterKeeping,
    },
  },
  season: {
    title: 'Wie eine Saison endet',
    about: 'Das fünfte Bild, die ersten drei Künstler und was die Bank zahlt.',
    says: {
      begin: () =>
        marked`Diese Saison ist fast vorbei. Die Punkte im Markt sind gespielte Bilder. Das *fünfte* Bild eines Künstlers (◇) beendet die Saison sofort, und ein Künstler hat schon vier.`,
      end_it: () =>
        marked`Du hast das fünfte Bild von *Daniel Melim*. Wähle es, und der Markt zeigt, was dann passiert: Es beendet die Saison und wird nicht verkauft. Oder versteigere erst ein anderes Bild.`,
      your_lot: () =>
        'Dieses Bild wird wie immer versteigert. Aber Achtung: Wer das fünfte von Daniel Melim spielt, beendet die Saison.',
      waiting: () => 'Auch die anderen können die Saison beenden.',
      paid: ({ season }) =>
        marked`Die drei Künstler mit den meisten Bildern (bei Gleichstand liegt vorn, wer weiter links steht) erhalten Plättchen: *30, 20 und 10*. So viel zahlt die Bank für jedes ihrer Bilder, für alle anderen nichts. Deine haben dich ${figure(season.paid)} gekostet und *${figure(season.redeemed)}* eingebracht. Die Bilder kommen weg, die Plättchen bleiben.`,
    },
  },
  no_floor: {
    title: 'Alter Ruhm ist keine Garantie',
    about: 'Warum auch ein großer Name nichts wert sein kann.',
    says: {
      begin: ({ who }) =>
        marked`Saison 2. *Sigrid Thaler* hat ein 30er-Plättchen aus Saison 1. Es zählt zusätzlich zu einem neuen, aber *nur*, wenn sie wieder unter die ersten drei kommt. Zuerst ${verb(who(2), 'versteigerst', 'versteigert')} ${subjectInside(who(2))} ein Bild von ihr.`,
      their_lot: ({ lot, who }) =>
        marked`${subject(who(lot.seller))} ${verb(who(lot.seller), 'verlangst', 'verlangt')} ${figure(lot.price)}. Auf Platz drei wäre ein Bild von Sigrid Thaler 40 wert. Aber sie ist Vierte, und die Saison ist fast vorbei: Stand jetzt ist es *${lot.worth === 0 ? 'nichts' : figure(lot.worth)}* wert. Kaufst du?`,
      bought: ({ sale }) => marked`Du hast *${figure(sale.price)}* gezahlt. Mal sehen, was daraus wird.`,
      lost: ({ sale, who }) =>
        marked`${subject(who(sale.buyer))} ${verb(who(sale.buyer), 'bekommst', 'bekommt')} es für ${figure(sale.price)}. Mal sehen, was daraus wird.`,
      end_it: () =>
        marked`Du hast das fünfte Bild von *Ramon Martins*, und das beendet die Saison. Spiele es oder probiere etwas anderes.`,
      your_lot: () => 'Dieses Bild wird wie immer versteigert.',
      waiting,
      paid_bought: () =>
        marked`Sigrid Thaler ist nicht unter den ersten drei: Ihre Bilder sind *nichts* wert, egal, was sie früher eingebracht haben. Dein Geld dafür ist weg. Frühere Plättchen zählen nur zusammen mit einem neuen.`,
      paid_lost: ({ season }) =>
        marked`Sigrid Thaler ist nicht unter den ersten drei: Ihre Bilder sind *nichts* wert. Gut, dass du nicht zugegriffen hast. Deine Bilanz: ${figure(season.profit)}. Frühere Plättchen zählen nur zusammen mit einem neuen.`,
    },
  },
  worth: {
    title: 'Was ein Bild wert ist',
    about: 'Wann du bietest und wann du es anderen überlässt.',
    says: {
      begin: ({ who }) =>
        marked`Was du zahlst, bekommt die Konkurrenz. Darum ist ein Bild für dich weniger wert, als es einbringt. ${subject(who(1))} ${verb(who(1), 'versteigerst', 'versteigert')} eins; ${subjectInside(who(2))} ${verb(who(2), 'bist', 'ist')} vor dir dran.`,
      their_lot: ({ lot, who }) => {
        const [bidder, seller] = [who(lot.bidder ?? 2), who(lot.seller)]
        return marked`Das Bild ist jetzt *${figure(lot.worth)}* wert. Bei ${figure(lot.price)} ${verb(bidder, 'würdest', 'würde')} ${subjectInside(bidder)} ${figure(lot.worth - lot.price)} gewinnen. Bietest du etwas mehr, gewinnst du fast genauso viel, und ${subjectInside(seller)} ${verb(seller, 'bekommst', 'bekommt')} dein Geld. Bieten oder passen?`
      },
      waiting,
      bought: ({ sale, who }) => {
        const gain = sale.worth - sale.price
        const seller = subjectInside(who(sale.seller))
        return gain >= sale.price
          ? marked`${gainOfYours(gain)}, ${seller} ${verb(who(sale.seller), 'bekommst', 'bekommt')} ${figure(sale.price)}: *gut gekauft*. Sonst wäre das Schnäppchen ein Geschenk an die Konkurrenz gewesen.`
          : marked`${gainOfYours(gain)}, ${seller} aber ${verb(who(sale.seller), 'bekommst', 'bekommt')} ${figure(sale.price)}: Der Verkauf hat mehr gebracht als der Kauf. Etwas mehr als das letzte Gebot hätte gereicht.`
      },
      lost: ({ sale, who }) =>
        marked`${subject(who(sale.buyer))} ${verb(who(sale.buyer), 'gewinnst', 'gewinnt')} damit ${figure(sale.worth - sale.price)}. Ein Schnäppchen für die Konkurrenz ist ein Verlust für dich: Biete etwas mehr.`,
      dear_lot: ({ lot, who }) => {
        const seller = who(lot.seller)
        return marked`Jetzt ${verb(seller, 'verlangst', 'verlangt')} ${subjectInside(seller)} *${figure(lot.price)}* für ein Bild, das ${figure(lot.worth)} wert ist. Du würdest ${figure(lot.worth - lot.price)} gewinnen, ${subjectInside(seller)} ${figure(lot.price)}. Kaufen oder anderen überlassen?`
      },
      dear_bought: ({ sale, who }) =>
        marked`${gainOfYours(sale.worth - sale.price)}, ${subjectInside(who(sale.seller))} aber ${verb(who(sale.seller), 'bekommst', 'bekommt')} *${figure(sale.price)}*. Liegt der Preis so nah am Wert, überlass das Bild anderen: Auch sie gewinnen kaum etwas.`,
      dear_lost: ({ sale, who }) => {
        const buyer = who(sale.buyer)
        return marked`Gut so: ${subject(buyer)} ${verb(buyer, 'gewinnst', 'gewinnt')} damit kaum etwas.`
      },
    },
  },
  first_season: {
    title: 'Deine erste Saison',
    about: 'Gegen zwei gutmütige Bots, mit Tipps, wann immer du magst.',
    says: {
      begin: () =>
        marked`Jetzt spielst du eine ganze Saison mit allem, was dazugehört. Bist du unsicher, drücke *Tipp*: Er sagt dir, was ein guter Zug wäre und warum.`,
      offer: () => `Dein Zug: Wähle ein Bild. ${NUMBER_ON_CARD}`,
      asked: () => 'Legst du ein zweites Bild dazu, versteigerst du beide.',
      their_lot: ({ lot }) => {
        const isDouble = lot.paintings > 1
        return lot.worth > 0
          ? marked`${isDouble ? 'Zusammen wären sie' : 'Das Bild wäre'} jetzt *${figure(lot.worth)}* wert, am Saisonende vielleicht mehr, vielleicht weniger. Der *Tipp* sagt dir, womit du rechnen kannst.`
          : marked`Stand jetzt ${isDouble ? 'sind sie' : 'ist es'} *nichts* wert. Biete nur, wenn du glaubst, dass der Künstler noch nach vorn kommt.`
      },
      your_lot: () => 'Du versteigerst: Was die anderen zahlen, bekommst du.',
      waiting: () => 'Behalte den Markt im Auge: Wer kommt unter die ersten drei?',
      paid: ({ season }) =>
        marked`Deine erste Bilanz: *${figure(season.profit)}*. Ein Spiel hat vier Saisons, und die Plättchen summieren sich. Jetzt weißt du, wie es geht.`,
    },
  },
}
