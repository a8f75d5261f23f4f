import type { Words } from '../words.ts'

export const trouble: Words['trouble'] = {
  notFound: 'Esta partida não está neste aparelho. Talvez tenha sido excluída, ou foi jogada em outro.',
  openElsewhere: 'Esta partida está aberta em outra janela. Feche-a lá e tente de novo.',
  tryAgain: 'Tentar de novo',
  unreadable: (action, message) =>
    action === null
      ? `Não é possível ler esta partida: ${message}.`
      : `Não é possível ler esta partida. Ação ${action}: ${message}.`,
  unknownBot: 'Nesta partida joga um bot que esta versão não conhece.',
  died: 'A mesa quebrou. Nada do que você fez se perdeu: a partida continua da última jogada.',
  diedUnsaved: 'A mesa quebrou, e a partida não pôde ser salva antes: ela se perdeu.',
  revive: 'Continuar a partida',
  notSaved: {
    full: 'A memória deste aparelho está cheia: a partida continua, mas se perde se a página for recarregada. Exclua partidas antigas ou salve esta em arquivo.',
    forbidden:
      'O navegador não deixa esta página guardar nada: a partida continua, mas se perde se a página for recarregada. Você pode salvá-la em arquivo.',
  },
  dismiss: 'Certo',
  page: 'Algo nesta página quebrou.',
  reload: 'Recarregar a página',
  menu: 'Ir ao menu',
  fileUnread: 'Não é possível ler esse arquivo.',
  fileTooLarge: 'Esse arquivo é grande demais para uma partida salva.',
  badFile: (message) => `Esse arquivo não é uma partida salva: ${message}.`,
  rulesUnread: 'Não foi possível carregar as regras agora. Tente de novo quando houver rede.',
  noSaves: 'Não é possível ler as partidas salvas neste aparelho: o navegador não permite guardar dados.',
}
