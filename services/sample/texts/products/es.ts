import type { ProductKey } from '../kinds.ts';
import type { ProductText } from '../types.ts';

export const products: Record<ProductKey, ProductText> = {
  smartphone: {
    name: 'Móvil',
    description: 'Funciona con las apps de todas las empresas y tiene buena cámara.',
  },
  bicycle: { name: 'Bici urbana', description: 'Bici resistente con luces, guardabarros y portaequipajes.' },
  'thermal-bag': {
    name: 'Mochila térmica',
    description: 'Mantiene la comida caliente y las bebidas frías durante una hora.',
  },
  helmet: { name: 'Casco de bici', description: 'Casco ligero con correa ajustable.' },
  'rain-jacket': {
    name: 'Chaqueta impermeable',
    description: 'Impermeable, transpirable y visible en la oscuridad.',
  },
  'power-bank': { name: 'Batería externa', description: 'Carga el móvil dos veces en un turno largo.' },
  car: { name: 'Coche de alquiler', description: 'Coche pequeño por meses, con seguro incluido.' },
  'cleaning-kit': { name: 'Kit de limpieza', description: 'Paños, guantes y productos suaves en un cubo.' },
  toolbox: {
    name: 'Caja de herramientas',
    description: 'Taladro inalámbrico, destornilladores, nivel y martillo.',
  },
  'dog-lead': {
    name: 'Correa para perros',
    description: 'Correa ajustable para perros de cualquier tamaño.',
  },
  laptop: {
    name: 'Ordenador portátil',
    description: 'Ordenador ligero para clases, pruebas y traducciones.',
  },
  headset: {
    name: 'Auriculares con micrófono',
    description: 'Sonido claro para clases en línea y llamadas.',
  },
  'driving-licence-check': {
    name: 'Comprobación del carné',
    description: 'Confirma en línea que tu carné de conducir es válido.',
  },
  'liability-insurance': {
    name: 'Seguro de responsabilidad civil',
    description: 'Cubre los daños que causes en el trabajo.',
  },
  'bike-rental': { name: 'Alquiler de bici', description: 'Bici por meses, reparaciones incluidas.' },
  'first-aid-course': { name: 'Curso de primeros auxilios', description: 'Curso de un día con certificado.' },
  'background-check': {
    name: 'Certificado de antecedentes',
    description: 'Consigue el documento que piden las familias y los pasajeros.',
  },
  'tax-software': {
    name: 'Programa de impuestos',
    description: 'Te ayuda con las facturas y la declaración.',
  },
  'language-course': { name: 'Curso de idiomas', description: 'Veinte clases en línea con profesor.' },
  'food-hygiene-course': {
    name: 'Curso de higiene alimentaria',
    description: 'Curso de dos horas con el certificado que piden las cocinas.',
  },
};
