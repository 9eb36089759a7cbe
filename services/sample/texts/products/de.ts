import type { ProductKey } from '../kinds.ts';
import type { ProductText } from '../types.ts';

export const products: Record<ProductKey, ProductText> = {
  smartphone: {
    name: 'Smartphone',
    description: 'Kommt mit den Apps aller Unternehmen zurecht und hat eine gute Kamera.',
  },
  bicycle: { name: 'Stadtrad', description: 'Stabiles Rad mit Licht, Schutzblechen und Gepäckträger.' },
  'thermal-bag': { name: 'Thermotasche', description: 'Hält Essen eine Stunde warm und Getränke kalt.' },
  helmet: { name: 'Fahrradhelm', description: 'Leichter Helm mit verstellbarem Riemen.' },
  'rain-jacket': {
    name: 'Regenjacke',
    description: 'Wasserdicht, atmungsaktiv und im Dunkeln gut zu sehen.',
  },
  'power-bank': { name: 'Powerbank', description: 'Lädt dein Handy in einer langen Schicht zweimal auf.' },
  car: { name: 'Mietwagen', description: 'Kleinwagen zur Monatsmiete, Versicherung inbegriffen.' },
  'cleaning-kit': { name: 'Putzset', description: 'Tücher, Handschuhe und milde Reiniger in einem Eimer.' },
  toolbox: { name: 'Werkzeugkasten', description: 'Akkubohrer, Schraubendreher, Wasserwaage und Hammer.' },
  'dog-lead': { name: 'Hundeleine', description: 'Verstellbare Leine für Hunde jeder Größe.' },
  laptop: { name: 'Laptop', description: 'Leichter Rechner für Unterricht, Tests und Übersetzungen.' },
  headset: { name: 'Headset', description: 'Klarer Ton für Onlinestunden und Anrufe.' },
  'driving-licence-check': {
    name: 'Führerscheincheck',
    description: 'Bestätigt online, dass dein Führerschein gültig ist.',
  },
  'liability-insurance': {
    name: 'Haftpflichtversicherung',
    description: 'Deckt Schäden, die du bei der Arbeit verursachst.',
  },
  'bike-rental': { name: 'Mietrad', description: 'Rad zur Monatsmiete, Reparaturen inbegriffen.' },
  'first-aid-course': { name: 'Erste-Hilfe-Kurs', description: 'Eintägiger Kurs mit Bescheinigung.' },
  'background-check': {
    name: 'Führungszeugnis',
    description: 'Der Nachweis, den viele Familien und Fahrdienste verlangen, online beantragt.',
  },
  'tax-software': {
    name: 'Steuerprogramm',
    description: 'Hilft dir bei Rechnungen und der Steuererklärung.',
  },
  'language-course': { name: 'Sprachkurs', description: 'Zwanzig Onlinestunden mit Lehrkraft.' },
  'food-hygiene-course': {
    name: 'Hygieneschulung',
    description: 'Zweistündiger Kurs mit dem Nachweis, den Küchen verlangen.',
  },
};
