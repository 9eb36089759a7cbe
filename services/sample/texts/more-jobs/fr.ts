import { moreJobTexts } from './moreJobTexts.ts';

export const moreJobs = moreJobTexts(
  [
    '{partner} propose un CDI à temps plein à {city}.',
    'Tu travailles à temps plein à {city} et {partner} te forme.',
    '{partner} à {city} attend ta candidature.',
  ],
  {
    'warehouse-worker': [
      'Agent d’entrepôt (H/F)',
      'Tu reçois la marchandise, prépares les commandes et charges les camions.',
      'Tu es en forme et tu travailles en deux équipes.',
    ],
    'delivery-driver': [
      'Chauffeur-livreur (H/F)',
      'Tu livres des colis sur une tournée fixe avec une camionnette de l’entreprise.',
      'Tu as le permis et tu connais le secteur.',
    ],
    'bus-driver': [
      'Conducteur de bus (H/F)',
      'Tu conduis des bus urbains et tu renseignes les passagers.',
      'Tu as le permis D ou tu veux le passer.',
    ],
    cook: [
      'Cuisinier (H/F)',
      'Tu prépares le midi et le soir et tu établis la carte de la semaine.',
      'Tu as une formation et tu gardes ton calme dans le coup de feu.',
    ],
    waiter: [
      'Serveur (H/F)',
      'Tu t’occupes des clients, de l’accueil à l’addition.',
      'Tu as de l’expérience et tu restes aimable jusqu’au bout de la soirée.',
    ],
    'office-cleaner': [
      'Agent de nettoyage (H/F)',
      'Tu nettoies des bureaux et des salles de réunion tôt le matin.',
      'Tu travailles avec soin et en autonomie.',
    ],
    'care-assistant': [
      'Auxiliaire de vie (H/F)',
      'Tu aides des personnes âgées pour la toilette, les repas et le quotidien.',
      'Tu as de la patience et tu acceptes les horaires décalés.',
    ],
    'nursery-assistant': [
      'Auxiliaire de crèche (H/F)',
      'Tu joues, chantes et manges avec des enfants d’un à six ans.',
      'Tu as un diplôme de la petite enfance ou équivalent.',
    ],
    electrician: [
      'Électricien (H/F)',
      'Tu installes et contrôles des réseaux électriques dans des logements et des bureaux.',
      'Tu as le diplôme et le permis.',
    ],
    'software-tester': [
      'Testeur de logiciels (H/F)',
      'Tu prépares des tests, décris les défauts et vérifies les corrections.',
      'Tu travailles avec précision et tu connais au moins un outil de test.',
    ],
    'customer-support': [
      'Conseiller clientèle (H/F)',
      'Tu réponds aux questions par téléphone, par e-mail et par chat.',
      'Tu écris bien et tu sais écouter.',
    ],
    'sales-assistant': [
      'Vendeur (H/F)',
      'Tu conseilles les clients, tiens la caisse et ranges le magasin.',
      'Tu aimes le contact et tu travailles le samedi.',
    ],
    'office-clerk': [
      'Employé de bureau (H/F)',
      'Tu traites le courrier, les commandes et les factures.',
      'Tu connais les logiciels de bureau et tu as le sens de l’ordre.',
    ],
    receptionist: [
      'Réceptionniste d’hôtel (H/F)',
      'Tu accueilles les clients, prends les réservations et réponds aux questions.',
      'Tu parles deux langues et tu acceptes les horaires décalés.',
    ],
    'security-guard': [
      'Agent de sécurité (H/F)',
      'Tu contrôles les entrées et fais des rondes dans un immeuble de bureaux.',
      'Tu as la carte professionnelle et un casier vierge.',
    ],
  },
);
