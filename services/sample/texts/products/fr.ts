import type { ProductKey } from '../kinds.ts';
import type { ProductText } from '../types.ts';

export const products: Record<ProductKey, ProductText> = {
  smartphone: {
    name: 'Smartphone',
    description: 'Fait tourner toutes les applis et prend de bonnes photos.',
  },
  bicycle: { name: 'Vélo de ville', description: 'Vélo solide avec éclairage, garde-boue et porte-bagages.' },
  'thermal-bag': {
    name: 'Sac isotherme',
    description: 'Garde les plats chauds et les boissons fraîches pendant une heure.',
  },
  helmet: { name: 'Casque de vélo', description: 'Casque léger à sangle réglable.' },
  'rain-jacket': {
    name: 'Veste de pluie',
    description: 'Imperméable, respirante et bien visible dans le noir.',
  },
  'power-bank': {
    name: 'Batterie externe',
    description: 'Recharge ton téléphone deux fois pendant un long service.',
  },
  car: { name: 'Voiture de location', description: 'Petite voiture louée au mois, assurance comprise.' },
  'cleaning-kit': { name: 'Kit de ménage', description: 'Chiffons, gants et produits doux dans un seau.' },
  toolbox: { name: 'Boîte à outils', description: 'Perceuse sans fil, tournevis, niveau et marteau.' },
  'dog-lead': { name: 'Laisse', description: 'Laisse réglable pour chiens de toutes tailles.' },
  laptop: { name: 'Ordinateur portable', description: 'Ordinateur léger pour cours, tests et traductions.' },
  headset: { name: 'Casque-micro', description: 'Son clair pour les cours en ligne et les appels.' },
  'driving-licence-check': {
    name: 'Vérification du permis',
    description: 'Confirme en ligne que ton permis est valable.',
  },
  'liability-insurance': {
    name: 'Assurance responsabilité civile',
    description: 'Couvre les dégâts que tu causes au travail.',
  },
  'bike-rental': { name: 'Location de vélo', description: 'Vélo loué au mois, réparations comprises.' },
  'first-aid-course': {
    name: 'Formation aux premiers secours',
    description: 'Formation d’une journée avec attestation.',
  },
  'background-check': {
    name: 'Extrait de casier judiciaire',
    description: 'Te procure le document que demandent familles et passagers.',
  },
  'tax-software': { name: 'Logiciel d’impôts', description: 'T’aide à préparer factures et déclaration.' },
  'language-course': { name: 'Cours de langue', description: 'Vingt cours en ligne avec un professeur.' },
  'food-hygiene-course': {
    name: 'Formation à l’hygiène alimentaire',
    description: 'Formation de deux heures avec l’attestation exigée en cuisine.',
  },
};
