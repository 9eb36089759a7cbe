import { categoryTexts } from './categoryTexts.ts';

export const categories = categoryTexts(
  {
    header: '{subject} em {city}',
    overviewEnd: 'Compara pagamentos, custos e avaliações de todas as ofertas em {city}.',
  },
  {
    delivery: [
      'Entregas',
      'entregas',
      'Trabalhos de entregas',
      'Levas refeições, compras ou encomendas em {city}, de bicicleta, mota ou carro.',
    ],
    driving: [
      'Condução',
      'conducao',
      'Trabalhos de motorista',
      'Com carta de condução encontras trabalho em {city} em rotas, transferes e passeios.',
    ],
    ridesharing: [
      'Viagens partilhadas',
      'viagens-partilhadas',
      'Trabalhos em viagens partilhadas',
      'Levas passageiros por {city} quando tens tempo.',
    ],
    cleaning: [
      'Limpezas',
      'limpezas',
      'Trabalhos de limpeza',
      'Casas e escritórios em {city} procuram pessoas de confiança para as limpezas.',
    ],
    babysitting: [
      'Cuidar de crianças',
      'cuidar-de-criancas',
      'Trabalhos de babysitter',
      'Famílias em {city} procuram babysitters para tardes e noites.',
    ],
    'pet-care': [
      'Cuidar de animais',
      'cuidar-de-animais',
      'Trabalhos com animais',
      'Passeias cães e cuidas de gatos em {city}.',
    ],
    tutoring: [
      'Explicações',
      'explicacoes',
      'Trabalhos de explicador',
      'Ajudas alunos em {city} com trabalhos de casa e testes.',
    ],
    handyman: [
      'Arranjos',
      'arranjos',
      'Trabalhos de faz-tudo',
      'Reparas, furas e montas em casa das pessoas em {city}.',
    ],
    moving: [
      'Mudanças',
      'mudancas',
      'Trabalhos em mudanças',
      'Carregas caixas e móveis quando alguém muda de casa em {city}.',
    ],
    'mystery-shopping': [
      'Cliente mistério',
      'cliente-misterio',
      'Trabalhos de cliente mistério',
      'Testas lojas e restaurantes em {city} e escreves relatórios.',
    ],
    surveys: [
      'Inquéritos',
      'inqueritos',
      'Inquéritos pagos',
      'Dás a tua opinião sobre produtos e serviços, em casa em {city} ou a caminho.',
    ],
    crowdtesting: [
      'Testes de aplicações',
      'testes-de-aplicacoes',
      'Trabalhos de teste de aplicações',
      'Experimentas aplicações e sites a partir de {city} e comunicas erros.',
    ],
    translation: [
      'Tradução',
      'traducao',
      'Trabalhos de tradução',
      'Traduzes e revês textos à distância a partir de {city}.',
    ],
    photography: [
      'Fotografia',
      'fotografia',
      'Trabalhos de fotografia',
      'Fotografas casas, pratos ou eventos em {city}.',
    ],
    hosting: [
      'Receção de hóspedes',
      'rececao-de-hospedes',
      'Trabalhos de anfitrião',
      'Mostras {city} aos visitantes ou tratas do alojamento deles.',
    ],
    retail: [
      'Comércio',
      'comercio',
      'Trabalhos em lojas',
      'As lojas em {city} precisam de ajuda na caixa e no armazém.',
    ],
    hospitality: [
      'Restauração',
      'restauracao',
      'Trabalhos na restauração',
      'Restaurantes, bares e hotéis em {city} procuram reforços.',
    ],
    promotion: [
      'Promoção',
      'promocao',
      'Trabalhos de promotor',
      'Apresentas produtos em feiras e lojas em {city}.',
    ],
    care: [
      'Apoio a idosos',
      'apoio-a-idosos',
      'Trabalhos de apoio a idosos',
      'Ajudas pessoas idosas em {city} no dia a dia.',
    ],
    'personal-training': [
      'Treino pessoal',
      'treino-pessoal',
      'Trabalhos de treinador',
      'Treinas pessoas em {city} no parque, no ginásio ou em casa.',
    ],
  },
);
