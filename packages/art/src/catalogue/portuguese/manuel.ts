import type { ManuelScene } from '../../manuel/scene.ts'
import { capital } from '../capital.ts'
import type { Wordings } from '../language.ts'
import { counted, inWords } from './words.ts'

export const MANUEL: Wordings<ManuelScene> = {
  courtyard: () => ({
    title: 'Pátio',
    subject: 'um mosaico de quadrados recortados em torno de um grande quarto de círculo em faixas',
  }),
  arcade: ({ above, below }) => ({
    title: 'Arcada',
    subject: `dois andares de arcos dentro de arcos, ${inWords(above, 'masculine')} sobre ${inWords(below, 'masculine')}, sob um disco`,
  }),
  harbour: ({ sails }) => ({
    title: 'Porto',
    subject: `${counted(sails, 'feminine', 'vela triangular', 'velas triangulares')} no horizonte e, acima, um disco cuja luz se estende em faixas sobre a água`,
  }),
  stairs: ({ steps, rises }) => ({
    title: `${capital(counted(steps, 'masculine', 'degrau'))} ${rises ? 'acima' : 'abaixo'}`,
    subject: `${counted(steps, 'masculine', 'degrau')} de triângulos e quartos de círculo, ${rises ? 'subindo' : 'descendo'} para a direita, com um disco acima`,
  }),
  divided: ({ discs }) => ({
    title: capital(counted(discs, 'masculine', 'disco')),
    subject: `${counted(discs, 'masculine', 'disco')} sobre uma faixa vertical, com duas cores que trocam de lugar a cada linha`,
  }),
}
