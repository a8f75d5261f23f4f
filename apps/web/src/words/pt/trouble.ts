import type * as en from '../en/trouble.ts'

export const trouble: typeof en.trouble = {
  noPage: 'Não há nenhuma página neste endereço.',
  notFound: 'Esta partida não está neste aparelho. Talvez tenha sido excluída, ou foi jogada em outro.',
  openElsewhere: 'Esta partida está aberta em outra janela. Feche-a lá e tente de novo.',
  tryAgain: 'Tentar de novo',
  unreadable: (action, message) =>
    action === null
      ? `Não foi possível ler esta partida: ${message}.`
      : `Não foi possível ler esta partida. Ação ${action}: ${message}.`,
  unknownBot: 'Esta partida tem um bot que esta versão não conhece.',
  died: 'Algo deu errado na mesa. Nada se perdeu: a partida continua da última jogada.',
  diedUnsaved: 'Algo deu errado na mesa, e a partida se perdeu: não deu para salvá-la antes.',
  revive: 'Continuar a partida',
  notSaved: {
    full: 'A memória deste aparelho está cheia: a partida continua, mas se perde se a página for recarregada. Exclua partidas antigas ou salve esta em arquivo.',
    forbidden:
      'O navegador não deixa esta página guardar nada: a partida continua, mas se perde se a página for recarregada. Você pode salvá-la em arquivo.',
  },
  absent: (name, standIn) => `Não foi possível baixar ${name} agora. Enquanto isso, ${standIn} joga em seu lugar.`,
  dismiss: 'Entendi',
  page: 'Algo deu errado nesta página.',
  reload: 'Recarregar a página',
  menu: 'Menu principal',
  fileUnread: 'Não foi possível ler esse arquivo.',
  fileTooLarge: 'Esse arquivo é grande demais para uma partida salva.',
  badFile: (message) => `Esse arquivo não é uma partida salva: ${message}.`,
  rulesUnread: 'Não foi possível carregar as regras agora. Tente de novo quando houver conexão.',
  noSaves: 'Não foi possível ler as partidas salvas neste aparelho: o navegador não deixa guardar dados.',
}
