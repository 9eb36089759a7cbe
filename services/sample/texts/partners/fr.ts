import type { OfferKind } from '../kinds.ts';

export const partners: Record<OfferKind, string> = {
  'bike-delivery':
    '{partner} livre des repas et des courses à vélo. Les coursiers choisissent leurs créneaux dans l’appli.',
  'car-delivery':
    '{partner} livre à domicile les colis des boutiques en ligne. Les tournées se réservent une à une.',
  ridesharing:
    '{partner} réunit chauffeurs et passagers. Les courses se réservent et se paient dans l’appli.',
  cleaning: '{partner} trouve du personnel de ménage pour logements et bureaux. Chacun fixe son tarif.',
  babysitting:
    '{partner} aide les familles à trouver des baby-sitters tout près. On fait connaissance avant la première garde.',
  'pet-care':
    '{partner} met en relation les maîtres et les amis des animaux. Promenades et séjours se réservent en ligne.',
  tutoring:
    '{partner} organise des cours particuliers pour tous les âges. Ils ont lieu à domicile ou en ligne.',
  handyman:
    '{partner} trouve des gens habiles pour réparer, monter et déménager. Le prix est connu d’avance.',
  'mystery-shopping':
    '{partner} vérifie l’accueil dans les magasins et les restaurants. Ses clients mystère viennent sans prévenir et écrivent des rapports.',
  crowdtesting:
    '{partner} fait tester des applis et des sites par de vraies personnes. Elles signalent les défauts et donnent leur avis.',
  hospitality:
    '{partner} fournit du personnel aux restaurants et aux événements. Les services se réservent un par un.',
  retail:
    '{partner} aide les magasins les jours d’affluence. Ses équipes remplissent les rayons, conseillent et présentent des produits.',
  translation:
    '{partner} traduit pour des entreprises du monde entier. Ses traducteurs travaillent à distance.',
};
