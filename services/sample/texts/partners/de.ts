import type { OfferKind } from '../kinds.ts';

export const partners: Record<OfferKind, string> = {
  'bike-delivery':
    '{partner} liefert Gerichte und Einkäufe mit dem Rad. Die Kuriere wählen ihre Schichten in der App.',
  'car-delivery':
    '{partner} bringt Pakete aus Onlineshops an die Haustür. Gefahren wird in einzeln buchbaren Touren.',
  ridesharing: '{partner} bringt Fahrer und Fahrgäste zusammen. Gebucht und bezahlt wird in der App.',
  cleaning:
    '{partner} vermittelt Reinigungskräfte für Wohnungen und Büros. Die Preise legen sie selbst fest.',
  babysitting:
    '{partner} hilft Familien, Babysitter in der Nähe zu finden. Vor dem ersten Abend lernt man sich kennen.',
  'pet-care':
    '{partner} bringt Tierhalter mit Tierfreunden zusammen. Spaziergänge und Übernachtungen werden online gebucht.',
  tutoring: '{partner} vermittelt Nachhilfe für alle Klassen. Unterrichtet wird zu Hause oder online.',
  handyman:
    '{partner} findet geschickte Leute für Reparaturen, Aufbau und Umzüge. Die Preise stehen vorher fest.',
  'mystery-shopping':
    '{partner} prüft den Service in Läden und Restaurants. Testkäufer kommen unangekündigt und schreiben Berichte.',
  crowdtesting:
    '{partner} lässt Apps und Websites von echten Menschen testen. Sie melden Fehler und sagen ihre Meinung.',
  hospitality:
    '{partner} vermittelt Personal an Restaurants und Veranstaltungen. Schichten sind einzeln buchbar.',
  retail:
    '{partner} unterstützt Läden an starken Tagen. Die Aushilfen füllen Regale auf, beraten und stellen Produkte vor.',
  translation: '{partner} übersetzt für Unternehmen in aller Welt. Gearbeitet wird von zu Hause.',
};
