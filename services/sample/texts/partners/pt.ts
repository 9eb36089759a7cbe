import type { OfferKind } from '../kinds.ts';

export const partners: Record<OfferKind, string> = {
  'bike-delivery':
    'A {partner} entrega refeições e compras de bicicleta. Os estafetas escolhem os turnos na app.',
  'car-delivery': 'A {partner} leva encomendas de lojas online até à porta. As rotas reservam-se uma a uma.',
  ridesharing: 'A {partner} junta motoristas e passageiros. As viagens reservam-se e pagam-se na app.',
  cleaning: 'A {partner} encontra pessoas para limpar casas e escritórios. Cada uma define o seu preço.',
  babysitting:
    'A {partner} ajuda as famílias a encontrar babysitters por perto. Conhecem-se antes da primeira vez.',
  'pet-care': 'A {partner} junta donos e amigos dos animais. Passeios e estadias reservam-se online.',
  tutoring: 'A {partner} organiza explicações para todas as idades. As aulas são em casa ou online.',
  handyman:
    'A {partner} encontra pessoas com jeito para reparações, montagens e mudanças. O preço é conhecido à partida.',
  'mystery-shopping':
    'A {partner} avalia o atendimento em lojas e restaurantes. Os clientes mistério vão sem avisar e escrevem relatórios.',
  crowdtesting:
    'A {partner} pede a pessoas reais que testem apps e sites. Elas comunicam erros e dão a sua opinião.',
  hospitality: 'A {partner} fornece pessoal a restaurantes e eventos. Os turnos reservam-se um a um.',
  retail:
    'A {partner} ajuda as lojas nos dias de maior movimento. A equipa repõe prateleiras, aconselha clientes e apresenta produtos.',
  translation: 'A {partner} traduz para empresas de todo o mundo. Os tradutores trabalham à distância.',
};
