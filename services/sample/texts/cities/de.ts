import type { CityTexts } from '../types.ts';

export const cities: CityTexts = {
  header: [
    'Nebenjobs und App-Jobs in {city}',
    'Nebenjobs in {city}',
    'Flexible Jobs in {city}',
    'Teilzeit- und Nebenjobs in {city}',
  ],
  overview: [
    'In {city} kannst du Essen ausliefern, Hunde ausführen, bei Umzügen anpacken oder Nachhilfe geben. Vergleiche, was die Jobs einbringen und was sie verlangen. Bei vielen fängst du noch in derselben Woche an.',
    'Suchst du in {city} einen Job neben dem Studium oder dem Hauptberuf? Hier findest du Angebote mit flexiblen Zeiten. In den Bewertungen liest du, was andere erlebt haben.',
    'In {city} gibt es Arbeit für alle, die ihre Woche selbst planen wollen. Du siehst auf einen Blick, was du verdienst, was du brauchst und was der Start kostet.',
    'Ob für ein Wochenende oder länger: In {city} wird Hilfe beim Liefern, Putzen, Kinderhüten und bei vielem mehr gesucht. Wähle eine Kategorie und bewirb dich in wenigen Minuten.',
  ],
  seoTitle: [
    'Nebenjobs in {city}',
    'Nebenjobs und App-Jobs in {city}',
    'Flexible Jobs in {city}: Verdienst und Bewertungen',
    'Teilzeit- und Nebenjobs in {city}',
  ],
  seoDescription: [
    'Finde Nebenjobs in {city}: Lieferung, Reinigung, Babysitten und mehr. Vergleiche Verdienst, Kosten und Bewertungen und bewirb dich online.',
    'Nebenjobs in {city} mit flexiblen Zeiten. Sieh dir Verdienst und Anforderungen an und lies, was andere sagen.',
    'Flexible Jobs in {city} auf einen Blick. Vergleiche Angebote und fang bald an.',
    'Teilzeit-, Wochenend- und Studentenjobs in {city}, mit ehrlichen Bewertungen.',
  ],
};
