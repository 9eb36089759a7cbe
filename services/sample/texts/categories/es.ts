import { categoryTexts } from './categoryTexts.ts';

export const categories = categoryTexts(
  {
    header: '{subject} en {city}',
    overviewEnd: 'Compara ingresos, gastos y opiniones de todas las ofertas en {city}.',
  },
  {
    delivery: [
      'Reparto',
      'reparto',
      'Trabajos de reparto',
      'Llevas comida, compras o paquetes por {city}, en bici, moto o coche.',
    ],
    driving: [
      'Conducción',
      'conduccion',
      'Trabajos de conducción',
      'Con carné de conducir encuentras trabajo en {city} en rutas, traslados y excursiones.',
    ],
    ridesharing: [
      'Transporte de pasajeros',
      'transporte-de-pasajeros',
      'Trabajos de VTC',
      'Llevas pasajeros por {city} cuando tienes tiempo.',
    ],
    cleaning: [
      'Limpieza',
      'limpieza',
      'Trabajos de limpieza',
      'Hogares y oficinas de {city} buscan personal de limpieza de confianza.',
    ],
    babysitting: [
      'Cuidado de niños',
      'cuidado-de-ninos',
      'Trabajos de canguro',
      'Familias de {city} buscan canguros para tardes y noches.',
    ],
    'pet-care': [
      'Cuidado de mascotas',
      'cuidado-de-mascotas',
      'Trabajos con mascotas',
      'Paseas perros y cuidas gatos en {city}.',
    ],
    tutoring: [
      'Clases particulares',
      'clases-particulares',
      'Trabajos de clases particulares',
      'Ayudas a alumnos de {city} con los deberes y los exámenes.',
    ],
    handyman: [
      'Reparaciones y manitas',
      'reparaciones-y-manitas',
      'Trabajos de manitas',
      'Haces pequeñas reparaciones y montas muebles en {city}.',
    ],
    moving: [
      'Mudanzas',
      'mudanzas',
      'Trabajos en mudanzas',
      'Llevas cajas y muebles cuando la gente de {city} se muda.',
    ],
    'mystery-shopping': [
      'Cliente misterioso',
      'cliente-misterioso',
      'Trabajos de cliente misterioso',
      'Pruebas tiendas y restaurantes en {city} y escribes informes.',
    ],
    surveys: [
      'Encuestas',
      'encuestas',
      'Encuestas remuneradas',
      'Das tu opinión sobre productos y servicios, desde casa en {city} o donde estés.',
    ],
    crowdtesting: [
      'Pruebas de apps',
      'pruebas-de-apps',
      'Trabajos de prueba de apps',
      'Pruebas apps y webs desde {city} y avisas de los fallos.',
    ],
    translation: [
      'Traducción',
      'traduccion',
      'Trabajos de traducción',
      'Traduces y revisas textos a distancia desde {city}.',
    ],
    photography: [
      'Fotografía',
      'fotografia',
      'Trabajos de fotografía',
      'Haces fotos de pisos, platos o eventos en {city}.',
    ],
    hosting: [
      'Anfitriones',
      'anfitriones',
      'Trabajos de atención a visitantes',
      'Enseñas {city} a los visitantes o cuidas de su alojamiento.',
    ],
    retail: [
      'Comercio',
      'comercio',
      'Trabajos en tiendas',
      'Las tiendas de {city} necesitan ayuda en la caja y en el almacén.',
    ],
    hospitality: [
      'Hostelería',
      'hosteleria',
      'Trabajos de hostelería',
      'Restaurantes, bares y hoteles de {city} buscan personal.',
    ],
    promotion: [
      'Promoción de productos',
      'promocion-de-productos',
      'Trabajos de promoción de productos',
      'Presentas productos en ferias y tiendas de {city}.',
    ],
    care: [
      'Cuidados',
      'cuidados',
      'Trabajos de cuidados',
      'Ayudas a personas mayores de {city} en su día a día.',
    ],
    'personal-training': [
      'Entrenamiento personal',
      'entrenamiento-personal',
      'Trabajos de entrenamiento personal',
      'Entrenas a gente en {city} en parques, gimnasios o en casa.',
    ],
  },
);
