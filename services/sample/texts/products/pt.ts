import type { ProductKey } from '../kinds.ts';
import type { ProductText } from '../types.ts';

export const products: Record<ProductKey, ProductText> = {
  smartphone: {
    name: 'Telemóvel',
    description: 'Funciona com as apps de todas as empresas e tem boa câmara.',
  },
  bicycle: {
    name: 'Bicicleta de cidade',
    description: 'Bicicleta resistente com luzes, guarda-lamas e porta-bagagens.',
  },
  'thermal-bag': {
    name: 'Mochila térmica',
    description: 'Mantém a comida quente e as bebidas frias durante uma hora.',
  },
  helmet: { name: 'Capacete de bicicleta', description: 'Capacete leve com fita ajustável.' },
  'rain-jacket': {
    name: 'Casaco impermeável',
    description: 'Impermeável, respirável e bem visível no escuro.',
  },
  'power-bank': { name: 'Bateria externa', description: 'Carrega o telemóvel duas vezes num turno longo.' },
  car: { name: 'Carro de aluguer', description: 'Carro pequeno com mensalidade, seguro incluído.' },
  'cleaning-kit': { name: 'Kit de limpeza', description: 'Panos, luvas e produtos suaves num balde.' },
  toolbox: {
    name: 'Caixa de ferramentas',
    description: 'Berbequim sem fios, chaves de fendas, nível e martelo.',
  },
  'dog-lead': { name: 'Trela', description: 'Trela ajustável para cães de qualquer tamanho.' },
  laptop: { name: 'Computador portátil', description: 'Computador leve para aulas, testes e traduções.' },
  headset: { name: 'Auscultadores com microfone', description: 'Som claro para aulas online e chamadas.' },
  'driving-licence-check': {
    name: 'Verificação da carta',
    description: 'Confirma online que a tua carta de condução é válida.',
  },
  'liability-insurance': {
    name: 'Seguro de responsabilidade civil',
    description: 'Cobre os danos que causares no trabalho.',
  },
  'bike-rental': {
    name: 'Aluguer de bicicleta',
    description: 'Bicicleta com mensalidade, reparações incluídas.',
  },
  'first-aid-course': {
    name: 'Curso de primeiros socorros',
    description: 'Curso de um dia com certificado.',
  },
  'background-check': {
    name: 'Registo criminal',
    description: 'Obtém o documento que famílias e passageiros pedem.',
  },
  'tax-software': { name: 'Programa de impostos', description: 'Ajuda-te com as faturas e a declaração.' },
  'language-course': { name: 'Curso de línguas', description: 'Vinte aulas online com professor.' },
  'food-hygiene-course': {
    name: 'Curso de higiene alimentar',
    description: 'Curso de duas horas com o certificado que as cozinhas pedem.',
  },
};
