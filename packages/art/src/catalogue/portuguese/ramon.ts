import type { Cut, RamonScene } from '../../ramon/scene.ts'
import { capital } from '../capital.ts'
import type { Wordings } from '../language.ts'
import { counted, inWords, listed } from './words.ts'

const SIDES = { left: 'à esquerda', right: 'à direita' }
/** Both are feminine, and so is what is said of them. */
const CUTS: Readonly<Record<Cut, string>> = { stone: 'uma pedra', leaf: 'uma folha' }

export const RAMON: Wordings<RamonScene> = {
  cairn: ({ stones, moon }) => ({
    title: capital(counted(stones, 'feminine', 'pedra')),
    subject: `${counted(stones, 'feminine', 'pedra achatada', 'pedras achatadas empilhadas')} em equilíbrio sobre uma margem, com um disco no alto, ${SIDES[moon]}`,
  }),
  pond: ({ pads, flowers }) => ({
    title: capital(counted(pads, 'masculine', 'nenúfar', 'nenúfares')),
    subject: `um lago visto de cima: ${counted(pads, 'masculine', 'nenúfar de folha fendida', 'nenúfares de folhas fendidas')}, ${flowers === 0 ? 'nenhum' : inWords(flowers, 'masculine')} em flor`,
  }),
  archipelago: ({ islands }) => ({
    title: capital(counted(islands, 'feminine', 'ilha')),
    subject: `${counted(islands, 'feminine', 'ilha')} de papel sobre papel, como as altitudes em um mapa`,
  }),
  bay: () => ({
    title: 'Baía',
    subject: 'duas margens em faixas, vindas de cantos opostos, com água aberta entre elas',
  }),
  vessels: ({ cuts }) => ({
    title: 'Dois vasos',
    subject: `dois vasos sobre uma mesa, com ${listed(cuts.map((cut) => CUTS[cut]))} recortadas neles`,
  }),
  fruit: ({ halves }) => ({
    title: capital(counted(halves, 'feminine', 'metade')),
    subject: `${counted(halves, 'feminine', 'fruta cortada', 'frutas cortadas')} ao meio, com as sementes em estrela`,
  }),
}
