import type { DanielScene } from '../../daniel/scene.ts'
import { capital } from '../capital.ts'
import type { Wordings } from '../language.ts'
import { counted } from './words.ts'

export const DANIEL: Wordings<DanielScene> = {
  meeting: () => ({
    title: 'Encontro',
    subject: 'duas poças de anéis, a menor das quais muda de cor onde elas se encontram',
  }),
  eclipse: () => ({
    title: 'Eclipse',
    subject: 'um disco de anéis estreitos em torno de um ponto fora do centro, diante de anéis mais largos',
  }),
  rain: ({ drops }) => ({
    title: capital(counted(drops, 'feminine', 'gota')),
    subject: `${counted(drops, 'masculine', 'sistema')} de anéis, com claro e escuro trocando de lugar onde se cruzam`,
  }),
  fault: ({ strips, lies }) => ({
    title: 'Falha',
    subject: `anéis cortados em ${lies ? counted(strips, 'feminine', 'camada horizontal', 'camadas horizontais') : counted(strips, 'feminine', 'faixa vertical', 'faixas verticais')} que deslizaram ${strips === 2 ? 'uma em relação à outra' : 'umas em relação às outras'}`,
  }),
  rift: () => ({
    title: 'Fenda',
    subject: 'anéis partidos ao longo de uma linha oblíqua, com a metade inferior deslocada para o lado',
  }),
  orbit: () => ({
    title: 'Órbita',
    subject: 'anéis que se alargam para fora, um deles de outra cor e com um pequeno disco em cima',
  }),
}
