import type { CityTexts } from '../types.ts';

export const cities: CityTexts = {
  header: [
    'Biscates em {city}',
    'Trabalhos extra em {city}',
    'Trabalhos flexíveis em {city}',
    'Part-time e trabalhos pontuais em {city}',
  ],
  overview: [
    'Em {city} podes entregar refeições, passear cães, ajudar em mudanças ou dar explicações. Compara o que se paga e o que se pede. Muitas vezes começas na mesma semana.',
    'Procuras um trabalho em {city} a par dos estudos ou do emprego? Aqui encontras ofertas com horários flexíveis. Nas avaliações lês o que outros viveram.',
    '{city} tem trabalho para quem quer organizar a própria semana. Vês logo quanto ganhas, do que precisas e quanto custa começar.',
    'Por um fim de semana ou por mais tempo: em {city} procura-se ajuda em entregas, limpezas, crianças e muito mais. Escolhe uma categoria e candidata-te em poucos minutos.',
  ],
  seoTitle: [
    'Biscates em {city}',
    'Trabalhos extra e biscates em {city}',
    'Trabalhos flexíveis em {city}: pagamento e avaliações',
    'Part-time e trabalhos pontuais em {city}',
  ],
  seoDescription: [
    'Encontra trabalhos extra em {city}: entregas, limpezas, babysitting e mais. Compara pagamentos, custos e avaliações e candidata-te diretamente.',
    'Trabalhos extra em {city} com horários flexíveis. Vê o que se ganha e o que se pede e lê o que dizem os outros.',
    'Os trabalhos flexíveis em {city} num só olhar. Compara ofertas e começa em breve.',
    'Trabalhos part-time, de fim de semana e para estudantes em {city}, com avaliações sinceras.',
  ],
};
