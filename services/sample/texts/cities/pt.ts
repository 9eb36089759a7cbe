import type { CityTexts } from '../types.ts';

export const cities: CityTexts = {
  header: [
    'Trabalhos extra: {city}',
    'Trabalho por app: {city}',
    'Trabalhos flexíveis: {city}',
    'Part-time e trabalhos extra: {city}',
  ],
  overview: [
    '{city} e arredores: podes entregar refeições, passear cães, ajudar em mudanças ou dar explicações. Compara quanto se ganha e o que se pede. Muitas vezes começas na mesma semana.',
    'Procuras um trabalho a par dos estudos ou do emprego? Aqui encontras ofertas com horários flexíveis: {city} e arredores. Nas opiniões vês como correu a outras pessoas.',
    '{city}: trabalho para quem quer organizar a própria semana. Vês logo quanto ganhas, do que precisas e quanto custa começar.',
    '{city}: por um fim de semana ou por mais tempo, procura-se ajuda em entregas, limpezas, cuidado de crianças e muito mais. Escolhe uma categoria e candidata-te em poucos minutos.',
  ],
  seoTitle: [
    'Trabalhos extra: {city}',
    'Trabalho por app e trabalhos extra: {city}',
    'Trabalhos flexíveis – {city}: ganhos e opiniões',
    'Part-time e trabalhos extra: {city}',
  ],
  seoDescription: [
    'Encontra trabalhos extra – {city}: entregas, limpezas, babysitting e mais. Compara ganhos, custos e opiniões e candidata-te online.',
    'Trabalhos extra com horários flexíveis: {city} e arredores. Vê o que se ganha e o que se pede e lê o que dizem os outros.',
    '{city}: todos os trabalhos flexíveis num só sítio. Compara-os e começa em breve.',
    '{city}: trabalhos part-time, de fim de semana e para estudantes, com opiniões sinceras.',
  ],
};
