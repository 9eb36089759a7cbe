import type { CityTexts } from '../types.ts';

export const cities: CityTexts = {
  header: [
    'Trabajos por app en {city}',
    'Trabajos por horas en {city}',
    'Trabajos flexibles en {city}',
    'Trabajo a tiempo parcial y por horas en {city}',
  ],
  overview: [
    'En {city} puedes repartir comida, pasear perros, ayudar en mudanzas o dar clases particulares. Compara lo que se paga y lo que se pide. En muchos trabajos empiezas la misma semana.',
    '¿Buscas un trabajo en {city} para compaginar con los estudios o con tu empleo? Aquí encuentras ofertas con horarios flexibles. En las opiniones lees lo que han vivido otras personas.',
    'En {city} hay trabajo para quien quiere organizar su propia semana. Ves de un vistazo cuánto ganas, qué necesitas y cuánto cuesta empezar.',
    'Para un fin de semana o para más tiempo: en {city} se busca gente para reparto, limpieza, cuidado de niños y mucho más. Elige una categoría e inscríbete en pocos minutos.',
  ],
  seoTitle: [
    'Trabajos por app en {city}',
    'Trabajos por horas y por app en {city}',
    'Trabajos flexibles en {city}: ingresos y opiniones',
    'Trabajo a tiempo parcial y por horas en {city}',
  ],
  seoDescription: [
    'Encuentra trabajos por horas en {city}: reparto, limpieza, cuidado de niños y más. Compara ingresos, gastos y opiniones e inscríbete directamente.',
    'Trabajos por horas en {city} con horarios flexibles. Mira lo que se gana y lo que se pide y lee lo que dicen otras personas.',
    'Trabajos flexibles en {city} de un vistazo. Compara ofertas y empieza pronto.',
    'Trabajos a tiempo parcial, de fin de semana y para estudiantes en {city}, con opiniones sinceras.',
  ],
};
