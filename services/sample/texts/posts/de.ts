import type { PostKey } from '../kinds.ts';
import type { PostText } from '../types.ts';
import { postText } from './postText.ts';

export const posts: Record<PostKey, PostText> = {
  'first-gig': postText({
    slug: 'dein-erster-nebenjob',
    title: 'Dein erster Nebenjob: so fängst du an',
    excerpt: 'Woran du vor der Anmeldung denken solltest und was dich in der ersten Woche erwartet.',
    lead: 'Ein Nebenjob ist schnell gefunden. Es lohnt sich, vorher kurz nachzudenken, damit er wirklich in deine Woche passt.',
    heading: 'Vor der Anmeldung',
    middle:
      'Nimm dir eine halbe Stunde und schreib auf, was dir wichtig ist. Vergleiche dann zwei oder drei Angebote.',
    items: [
      'Wie viele Stunden hast du pro Woche?',
      'Was musst du besitzen oder kaufen?',
      'Wie und wann wirst du bezahlt?',
    ],
    closing:
      'Fang in der ersten Woche klein an. Du lernst die App, die Wege und die Leute kennen, und nach ein paar Schichten weißt du, was eine Stunde wirklich bringt.',
    end: 'Wenn es nicht passt, probier etwas anderes. Bei den meisten Unternehmen kannst du jederzeit aufhören.',
    media: {
      picture: 'Hügel unter tiefer Sonne',
      caption: 'Schreib zuerst deine Woche auf und such dann einen Job, der hineinpasst.',
      watch: 'Etwas zum Ansehen',
      watchText: 'Für die Pausen zwischen zwei Jobs: drei kurze Filme, die nichts kosten.',
    },
  }),
  taxes: postText({
    slug: 'steuern-beim-nebenjob',
    title: 'Steuern beim Nebenjob, einfach erklärt',
    excerpt: 'Warum du Belege vom ersten Tag an aufheben solltest und welche Kosten zählen.',
    lead: 'Geld aus einem Nebenjob ist Einkommen. Ob du Steuern zahlst, hängt davon ab, wie viel du insgesamt verdienst und wo du wohnst.',
    heading: 'Diese Unterlagen hebst du auf',
    middle: 'Eine einfache Tabelle reicht. Trag jede Zahlung und jede Ausgabe mit Datum ein.',
    items: [
      'Abrechnungen des Unternehmens',
      'Quittungen für Ausrüstung und Reparaturen',
      'Eine Liste der gefahrenen Kilometer',
    ],
    closing: 'Leg von jeder Zahlung einen Teil zurück. Dann überrascht dich kein Brief vom Finanzamt.',
    end: 'Frag beim Finanzamt oder in einer Beratung nach, wenn du unsicher bist. Eine kurze Frage am Anfang erspart viel Ärger.',
  }),
  'winter-delivery': postText({
    slug: 'im-winter-ausliefern',
    title: 'Im Winter mit dem Rad ausliefern',
    excerpt: 'Warme Hände, gutes Licht und etwas Geduld: so kommst du durch die kalten Monate.',
    lead: 'Im Winter gibt es mehr Bestellungen und weniger Fahrer. Wer vorbereitet ist, verdient in den kalten Monaten gut.',
    heading: 'Was bei Kälte hilft',
    middle: 'Teure Kleidung brauchst du nicht, aber mehrere Schichten und trockene Füße.',
    items: [
      'Wasserdichte Handschuhe und Überschuhe',
      'Licht mit vollem Akku',
      'Reifen mit gutem Profil',
      'Eine Thermoskanne Tee',
    ],
    closing:
      'Brems früher und fahr langsam durch Kurven. Brücken und Laub sind glatt, lange bevor es die Straße ist.',
    end: 'Bei Eis bleibt das Rad zu Hause. Keine Bestellung ist einen Sturz wert.',
  }),
  'city-guide': postText({
    slug: 'nebenjobs-ratgeber',
    title: 'Nebenjobs in {city}: ein kurzer Ratgeber',
    excerpt: 'Welche Jobs es in {city} gibt, wann am meisten zu tun ist und wie du anfängst.',
    lead: 'In {city} wird jeden Tag Essen bestellt, umgezogen und nach Babysittern gesucht. Für all das gibt es Jobs, die neben Studium oder Beruf gehen.',
    heading: 'Wo du in {city} suchst',
    middle: 'Fang mit dem an, was du schon hast und kannst. In diesen Bereichen ist der Einstieg leicht.',
    items: [
      'Lieferung, wenn du ein Rad hast',
      'Nachhilfe, wenn du ein Fach gut kennst',
      'Veranstaltungen, wenn du abends Zeit hast',
    ],
    closing:
      'Lies die Bewertungen anderer aus {city}, bevor du dich bewirbst. Über Wartezeiten und Bezahlung verraten sie mehr als jede Anzeige.',
    end: 'Bewirb dich auf zwei Jobs gleichzeitig. Dann nimmst du den, bei dem zuerst eine Antwort kommt.',
  }),
  'student-jobs': postText({
    slug: 'jobs-neben-dem-studium',
    title: 'Jobs, die gut zum Studium passen',
    excerpt: 'Fünf Arten von Arbeit, die dir Zeit für Vorlesungen und Prüfungen lassen.',
    lead: 'Ein Job neben dem Studium soll Geld bringen, ohne dich ein Semester zu kosten. Wichtig ist, dass du vor Prüfungen pausieren kannst.',
    heading: 'Was in einen Stundenplan passt',
    middle: 'Diese Jobs gehen abends, am Wochenende oder zwischen zwei Vorlesungen.',
    items: ['Nachhilfe', 'Apps testen', 'Hilfe bei Veranstaltungen', 'Mit dem Rad ausliefern', 'Babysitten'],
    closing:
      'Prüfe, wie viel du verdienen darfst, ohne Förderung oder Versicherung zu verlieren. Deine Studierendenvertretung kennt die Grenzen.',
    end: 'Sag früh Bescheid, wenn Prüfungen anstehen. Die meisten haben Verständnis.',
  }),
  'city-weekend': postText({
    slug: 'wochenendjobs',
    title: 'Wochenendjobs in {city}',
    excerpt: 'Von Freitagabend bis Sonntag: wo in {city} Hilfe gebraucht wird.',
    lead: 'Am Wochenende läuft {city} anders: Restaurants sind voll, Familien gehen aus, und es wird umgezogen. Eine gute Zeit, um etwas zu verdienen.',
    heading: 'Jobs für Samstag und Sonntag',
    middle: 'Diese Jobs schaffst du auch, wenn du unter der Woche ausgelastet bist.',
    items: ['In Restaurants bedienen', 'Umzugskisten tragen', 'Kinder oder Hunde betreuen'],
    closing:
      'Viele Unternehmen in {city} zahlen sonntags und nachts Zuschläge. Sieh dir den Verdienst jedes Angebots an.',
    end: 'Halt dir ein Wochenende im Monat frei. Erholung gehört dazu.',
  }),
  'avoid-scams': postText({
    slug: 'unserioese-angebote-erkennen',
    title: 'So erkennst du unseriöse Jobangebote',
    excerpt: 'Anzeichen, die dich vorsichtig machen sollten, und was du tun kannst.',
    lead: 'Die meisten Angebote sind ehrlich. Manche wollen nur dein Geld oder deine Daten, und die kann man erkennen.',
    heading: 'Sei vorsichtig, wenn',
    middle: 'Ein Anzeichen allein beweist nichts. Bei zweien lass besser die Finger davon.',
    items: [
      'du vor dem Anfang zahlen sollst',
      'dir niemand eine Adresse nennt',
      'die Bezahlung weit über dem Üblichen liegt',
      'du Geld oder Pakete weiterleiten sollst',
    ],
    closing:
      'Schick nie eine Kopie deines Ausweises an jemanden, den du nur aus einem Chat kennst. Verlange einen Vertrag und lies ihn in Ruhe.',
    end: 'Ist etwas passiert, geh zur Polizei und schreib uns. Dann nehmen wir das Angebot von der Seite.',
  }),
  'good-profile': postText({
    slug: 'ein-gutes-profil',
    title: 'Ein Profil, das dir Aufträge bringt',
    excerpt: 'Mit einem klaren Foto und drei guten Sätzen fällst du auf.',
    lead: 'Auf vielen Plattformen wählen Kunden einen Menschen und kein Unternehmen. Dein Profil ist dann deine Bewerbung.',
    heading: 'Was hineingehört',
    middle: 'Schreib, wie du sprichst, und bleib bei der Wahrheit.',
    items: ['Ein freundliches Foto bei Tageslicht', 'Was du kannst und wie lange schon', 'Wann du Zeit hast'],
    closing: 'Bitte deine ersten Kunden um eine Bewertung. Drei gute sind mehr wert als ein langer Text.',
    end: 'Sieh dir dein Profil alle paar Monate wieder an. Neues Können und neue Zeiten gehören hinein.',
  }),
};
