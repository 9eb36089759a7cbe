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
      'Emplois de livreur',
      'Tu apportes des repas, des courses ou des colis à {city}, à vélo, à scooter ou en voiture.',
    ],
    driving: [
      'Conduite',
      'conduite',
      'Emplois de chauffeur',
      'Avec le permis, tu trouves du travail à {city} pour des tournées, des transferts et des excursions.',
    ],
    ridesharing: [
      'Transport de personnes',
      'transport-de-personnes',
      'Emplois dans le transport de personnes',
      'Tu conduis des passagers à {city} quand tu as le temps.',
    ],
    cleaning: [
      'Ménage',
      'menage',
      'Emplois de ménage',
      'À {city}, des particuliers et des bureaux cherchent des personnes sérieuses pour le ménage.',
    ],
    babysitting: [
      'Garde d’enfants',
      'garde-d-enfants',
      'Emplois de baby-sitter',
      'À {city}, des familles cherchent des baby-sitters pour l’après-midi et le soir.',
    ],
    'pet-care': [
      'Garde d’animaux',
      'garde-d-animaux',
      'Emplois auprès des animaux',
      'Tu promènes des chiens et tu t’occupes de chats à {city}.',
    ],
    tutoring: [
      'Cours particuliers',
      'cours-particuliers',
      'Emplois de professeur particulier',
      'Tu aides des élèves à {city} pour les devoirs et les contrôles.',
    ],
    handyman: [
      'Bricolage',
      'bricolage',
      'Emplois de bricoleur',
      'Tu répares, perces et montes chez les gens à {city}.',
    ],
    moving: [
      'Déménagement',
      'demenagement',
      'Emplois de déménageur',
      'Tu portes cartons et meubles quand on déménage à {city}.',
    ],
    'mystery-shopping': [
      'Client mystère',
      'client-mystere',
      'Emplois de client mystère',
      'Tu testes des magasins et des restaurants à {city} et tu écris des rapports.',
    ],
    surveys: [
      'Sondages',
      'sondages',
      'Sondages payés',
      'Tu donnes ton avis sur des produits et des services, chez toi à {city} ou en route.',
    ],
    crowdtesting: [
      'Test d’applications',
      'test-d-applications',
      'Emplois de testeur d’applications',
      'Tu essaies des applications et des sites depuis {city} et tu signales les défauts.',
    ],
    translation: [
      'Traduction',
      'traduction',
      'Emplois de traducteur',
      'Tu traduis et relis des textes à distance depuis {city}.',
    ],
    photography: [
      'Photographie',
      'photographie',
      'Emplois de photographe',
      'Tu photographies des appartements, des plats ou des événements à {city}.',
    ],
    hosting: [
      'Accueil',
      'accueil',
      'Emplois d’accueil',
      'Tu fais découvrir {city} aux visiteurs ou tu t’occupes de leur logement.',
    ],
    retail: [
      'Commerce',
      'commerce',
      'Emplois en magasin',
      'À {city}, les magasins ont besoin d’aide en caisse et en réserve.',
    ],
    hospitality: [
      'Restauration et hôtellerie',
      'restauration-et-hotellerie',
      'Emplois en restauration',
      'À {city}, restaurants, bars et hôtels cherchent du renfort.',
    ],
    promotion: [
      'Animation commerciale',
      'animation-commerciale',
      'Emplois d’animation commerciale',
      'Tu présentes des produits dans les salons et les magasins à {city}.',
    ],
    care: [
      'Aide à la personne',
      'aide-a-la-personne',
      'Emplois d’aide à la personne',
      'Tu aides des personnes âgées à {city} dans leur quotidien.',
    ],
    'personal-training': [
      'Coaching sportif',
      'coaching-sportif',
      'Emplois de coach sportif',
      'Tu entraînes des gens à {city} au parc, en salle ou à domicile.',
    ],
  },
);
