import { categoryTexts } from './categoryTexts.ts';

export const categories = categoryTexts(
  {
    header: '{subject} à {city}',
    overviewEnd: 'Compare la paie, les frais et les avis de toutes les offres à {city}.',
  },
  {
    delivery: [
      'Livraison',
      'livraison',
      'Missions de livraison',
      'Tu apportes des repas, des courses ou des colis à {city}, à vélo, à scooter ou en voiture.',
    ],
    driving: [
      'Chauffeurs',
      'chauffeurs',
      'Missions au volant',
      'Avec le permis, tu trouves du travail à {city} pour des tournées, des transferts et des excursions.',
    ],
    ridesharing: [
      'Transport de personnes',
      'transport-de-personnes',
      'Missions dans le transport de personnes',
      'Tu transportes des passagers dans {city} quand tu as le temps.',
    ],
    cleaning: [
      'Ménage',
      'menage',
      'Missions de ménage',
      'À {city}, des particuliers et des bureaux cherchent des personnes sérieuses pour le ménage.',
    ],
    babysitting: [
      'Garde d’enfants',
      'garde-d-enfants',
      'Missions de baby-sitter',
      'À {city}, des familles cherchent des baby-sitters pour l’après-midi et le soir.',
    ],
    'pet-care': [
      'Garde d’animaux',
      'garde-d-animaux',
      'Missions auprès des animaux',
      'Tu promènes des chiens et tu t’occupes de chats à {city}.',
    ],
    tutoring: [
      'Cours particuliers',
      'cours-particuliers',
      'Missions de cours particuliers',
      'Tu aides des élèves à {city} pour les devoirs et les contrôles.',
    ],
    handyman: [
      'Bricolage',
      'bricolage',
      'Missions de bricolage',
      'Tu fais de petites réparations et montes des meubles à {city}.',
    ],
    moving: [
      'Déménagement',
      'demenagement',
      'Missions de déménagement',
      'Tu portes cartons et meubles quand on déménage à {city}.',
    ],
    'mystery-shopping': [
      'Client mystère',
      'client-mystere',
      'Missions de client mystère',
      'Tu testes des magasins et des restaurants à {city} et tu écris des rapports.',
    ],
    surveys: [
      'Sondages',
      'sondages',
      'Sondages rémunérés',
      'Tu donnes ton avis sur des produits et des services, chez toi à {city} ou ailleurs.',
    ],
    crowdtesting: [
      'Test d’applis',
      'test-d-applis',
      'Missions de test d’applis',
      'Tu essaies des applis et des sites depuis {city} et tu signales les défauts.',
    ],
    translation: [
      'Traduction',
      'traduction',
      'Missions de traduction',
      'Tu traduis et relis des textes à distance depuis {city}.',
    ],
    photography: [
      'Photographie',
      'photographie',
      'Missions de photographie',
      'Tu photographies des appartements, des plats ou des événements à {city}.',
    ],
    hosting: [
      'Conciergerie',
      'conciergerie',
      'Missions de conciergerie',
      'Tu fais découvrir {city} aux visiteurs ou tu t’occupes de leur logement.',
    ],
    retail: [
      'Commerce',
      'commerce',
      'Missions en magasin',
      'À {city}, les magasins ont besoin d’aide en caisse et en réserve.',
    ],
    hospitality: [
      'Restauration et hôtellerie',
      'restauration-et-hotellerie',
      'Missions en restauration',
      'À {city}, restaurants, bars et hôtels cherchent du renfort.',
    ],
    promotion: [
      'Animation commerciale',
      'animation-commerciale',
      'Missions d’animation commerciale',
      'Tu présentes des produits dans les salons et les magasins à {city}.',
    ],
    care: [
      'Aide à la personne',
      'aide-a-la-personne',
      'Missions d’aide à la personne',
      'Tu aides des personnes âgées à {city} dans leur quotidien.',
    ],
    'personal-training': [
      'Coaching sportif',
      'coaching-sportif',
      'Missions de coach sportif',
      'Tu entraînes des gens à {city} au parc, en salle ou à domicile.',
    ],
  },
);
