import { moreJobTexts } from './moreJobTexts.ts';

export const moreJobs = moreJobTexts(
  [
    '{partner} bietet dir in {city} einen unbefristeten Vollzeitjob.',
    'Du arbeitest Vollzeit in {city} und wirst von {partner} eingearbeitet.',
    '{partner} in {city} freut sich auf deine Bewerbung.',
  ],
  {
    'warehouse-worker': [
      'Lagermitarbeiter (m/w/d)',
      'Du nimmst Ware an, stellst Bestellungen zusammen und belädst Lkw.',
      'Du bist fit und arbeitest in zwei Schichten.',
    ],
    'delivery-driver': [
      'Auslieferungsfahrer (m/w/d)',
      'Du stellst mit dem Firmentransporter Pakete auf einer festen Tour zu.',
      'Du hast den Führerschein und kennst die Gegend.',
    ],
    'bus-driver': [
      'Busfahrer (m/w/d)',
      'Du fährst Stadtbusse und beantwortest Fragen der Fahrgäste.',
      'Du hast den Busführerschein oder möchtest ihn machen.',
    ],
    cook: [
      'Koch (m/w/d)',
      'Du kochst mittags und abends und planst die Wochenkarte.',
      'Du hast eine abgeschlossene Ausbildung und behältst im Trubel die Ruhe.',
    ],
    waiter: [
      'Kellner (m/w/d)',
      'Du kümmerst dich um die Gäste, von der Begrüßung bis zur Rechnung.',
      'Du hast Erfahrung und bleibst auch an langen Abenden freundlich.',
    ],
    'office-cleaner': [
      'Gebäudereiniger (m/w/d)',
      'Du reinigst am frühen Morgen Büros und Besprechungsräume.',
      'Du bist gründlich und arbeitest selbstständig.',
    ],
    'care-assistant': [
      'Pflegehelfer (m/w/d)',
      'Du hilfst älteren Menschen beim Waschen, beim Essen und im Alltag.',
      'Du hast Geduld und arbeitest im Schichtdienst.',
    ],
    'nursery-assistant': [
      'Kinderpfleger (m/w/d)',
      'Du spielst, singst und isst mit Kindern zwischen einem und sechs Jahren.',
      'Du hast eine pädagogische Ausbildung oder etwas Ähnliches.',
    ],
    electrician: [
      'Elektroniker (m/w/d)',
      'Du installierst und prüfst elektrische Anlagen in Wohnungen und Büros.',
      'Du hast ausgelernt und besitzt einen Führerschein.',
    ],
    'software-tester': [
      'Softwaretester (m/w/d)',
      'Du planst Tests, beschreibst Fehler und prüfst Korrekturen.',
      'Du arbeitest genau und kennst mindestens ein Testtool.',
    ],
    'customer-support': [
      'Mitarbeiter im Kundenservice (m/w/d)',
      'Du beantwortest Fragen am Telefon, per E-Mail und im Chat.',
      'Du schreibst gut und hörst zu.',
    ],
    'sales-assistant': [
      'Verkäufer (m/w/d)',
      'Du berätst, kassierst und hältst den Laden in Ordnung.',
      'Du hast gern mit Menschen zu tun und arbeitest auch samstags.',
    ],
    'office-clerk': [
      'Bürokaufmann (m/w/d)',
      'Du bearbeitest Post, Bestellungen und Rechnungen.',
      'Du kennst die üblichen Büroprogramme und hältst Ordnung.',
    ],
    receptionist: [
      'Hotelrezeptionist (m/w/d)',
      'Du empfängst Gäste, nimmst Buchungen an und beantwortest Fragen.',
      'Du sprichst zwei Sprachen und arbeitest in Schichten.',
    ],
    'security-guard': [
      'Sicherheitsmitarbeiter (m/w/d)',
      'Du kontrollierst Eingänge und machst Rundgänge in einem Bürogebäude.',
      'Du hast die Sachkundeprüfung und ein Führungszeugnis ohne Einträge.',
    ],
  },
);
