import type { CityTexts } from '../types.ts';

export const cities: CityTexts = {
  header: [
    'Petits boulots à {city}',
    'Jobs d’appoint à {city}',
    'Missions flexibles à {city}',
    'Temps partiel et missions à {city}',
  ],
  overview: [
    'À {city}, tu peux livrer des repas, promener des chiens, aider à déménager ou donner des cours. Compare ce que les missions rapportent et ce qu’elles demandent. Souvent, tu commences dans la semaine.',
    'Tu cherches un travail à {city} à côté de tes études ou de ton emploi ? Tu trouves ici des offres aux horaires souples. Les avis te disent ce que d’autres ont vécu.',
    'Tu veux organiser ta semaine comme tu l’entends ? Il y a du travail à {city}. Tu vois d’un coup d’œil ce que tu gagnes, ce qu’il te faut et ce qu’il faut dépenser pour commencer.',
    'Pour un week-end ou pour plus longtemps : à {city}, on cherche de l’aide pour la livraison, le ménage, la garde d’enfants et bien plus. Choisis une catégorie et postule en quelques minutes.',
  ],
  seoTitle: [
    'Petits boulots à {city}',
    'Jobs d’appoint et missions à {city}',
    'Missions flexibles à {city} : paie et avis',
    'Temps partiel et missions à {city}',
  ],
  seoDescription: [
    'Trouve un petit boulot à {city} : livraison, ménage, garde d’enfants et plus. Compare paie, frais et avis et postule directement.',
    'Jobs d’appoint à {city} aux horaires souples. Regarde la paie et les conditions et lis ce que disent les autres.',
    'Les missions flexibles à {city} d’un coup d’œil. Compare les offres et commence vite.',
    'Missions à temps partiel, jobs de week-end et jobs étudiants à {city}, avec des avis sincères.',
  ],
};
