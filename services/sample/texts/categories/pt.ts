import { categoryTexts } from './categoryTexts.ts';

export const categories = categoryTexts(
  {
    header: '{subject}: {city}',
    overviewEnd: 'Compara ganhos, custos e opiniões de todos os trabalhos: {city} e arredores.',
  },
  {
    delivery: [
      'Entregas',
      'entregas',
      'Trabalhos de entregas',
      'Levas refeições, compras ou encomendas, de bicicleta, mota ou carro.',
    ],
    driving: [
      'Condução',
      'conducao',
      'Trabalhos de motorista',
      'Com carta de condução encontras trabalho em entregas, transfers e passeios.',
    ],
    ridesharing: [
      'Transporte de passageiros',
      'transporte-de-passageiros',
      'Trabalhos de motorista TVDE',
      'Levas passageiros pela cidade quando tens tempo.',
    ],
    cleaning: [
      'Limpezas',
      'limpezas',
      'Trabalhos de limpeza',
      'Casas e escritórios procuram pessoas de confiança para as limpezas.',
    ],
    babysitting: [
      'Cuidar de crianças',
      'cuidar-de-criancas',
      'Trabalhos de babysitter',
      'As famílias procuram babysitters para tardes e noites.',
    ],
    'pet-care': [
      'Cuidar de animais',
      'cuidar-de-animais',
      'Trabalhos com animais',
      'Passeias cães e cuidas de gatos.',
    ],
    tutoring: [
      'Explicações',
      'explicacoes',
      'Trabalhos de explicações',
      'Ajudas alunos com trabalhos de casa e testes.',
    ],
    handyman: [
      'Reparações',
      'reparacoes',
      'Trabalhos de faz-tudo',
      'Fazes reparações e montagens em casa das pessoas.',
    ],
    moving: [
      'Mudanças',
      'mudancas',
      'Trabalhos em mudanças',
      'Carregas caixas e móveis quando alguém muda de casa.',
    ],
    'mystery-shopping': [
      'Cliente mistério',
      'cliente-misterio',
      'Trabalhos de cliente mistério',
      'Testas lojas e restaurantes e escreves relatórios.',
    ],
    surveys: [
      'Inquéritos',
      'inqueritos',
      'Inquéritos pagos',
      'Dás a tua opinião sobre produtos e serviços, em casa ou onde estiveres.',
    ],
    crowdtesting: [
      'Testes de apps',
      'testes-de-apps',
      'Trabalhos de teste de apps',
      'Experimentas apps e sites e comunicas erros.',
    ],
    translation: ['Tradução', 'traducao', 'Trabalhos de tradução', 'Traduzes e revês textos à distância.'],
    photography: [
      'Fotografia',
      'fotografia',
      'Trabalhos de fotografia',
      'Fotografas casas, pratos ou eventos.',
    ],
    hosting: [
      'Receção de hóspedes',
      'rececao-de-hospedes',
      'Trabalhos com hóspedes',
      'Mostras a cidade aos visitantes ou tratas do alojamento deles.',
    ],
    retail: [
      'Comércio',
      'comercio',
      'Trabalhos em lojas',
      'As lojas precisam de ajuda na caixa e no armazém.',
    ],
    hospitality: [
      'Restauração',
      'restauracao',
      'Trabalhos na restauração',
      'Restaurantes, bares e hotéis procuram reforços.',
    ],
    promotion: [
      'Promotores',
      'promotores',
      'Trabalhos em ações promocionais',
      'Apresentas produtos em feiras e lojas.',
    ],
    care: [
      'Apoio a idosos',
      'apoio-a-idosos',
      'Trabalhos de apoio a idosos',
      'Ajudas pessoas idosas no dia a dia.',
    ],
    'personal-training': [
      'Treino pessoal',
      'treino-pessoal',
      'Trabalhos de treino pessoal',
      'Treinas pessoas no parque, no ginásio ou em casa.',
    ],
  },
);
