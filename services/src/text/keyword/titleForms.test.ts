import { describe, expect, it } from 'vitest';
import { fold } from '../fold.ts';
import { formsOf, placeFormsOf } from './titleForms.ts';

/** Pairs of forms of one title by language, the masculine or the singular first. */
const pairs: Readonly<Record<string, string>> = {
  de: 'Koch/Köchin Ärzte/Ärztin Tischler/Tischlerinnen Kaufmann/Kauffrau Friseur/Friseuse Psychologe/Psychologin Angestellter/Angestellte Anwalt/Anwältin Laborant/Laborantin Krankenpfleger/Krankenschwester',
  en: 'waiter/waitress steward/stewardess salesman/saleswoman barman/barmaid handyman/handyperson actor/actress cook/cooks secretary/secretaries',
  es: 'panadero/panadera repartidor/repartidora dependiente/dependienta abogado/abogadas técnico/técnica mozo/moza psicólogo/psicóloga fotógrafo/fotógrafa cirujano/cirujana bibliotecario/bibliotecaria',
  fr: 'coiffeur/coiffeuse animateur/animatrice boulanger/boulangère caissier/caissières mécanicien/mécanicienne employé/employée assistant/assistante agent/agente maçon/maçonne chef/cheffe avocat/avocate',
  it: 'infermiere/infermiera educatore/educatrice commesso/commessa cuoco/cuoca impiegato/impiegata professore/professoressa addetto/addette autista/autisti operaio/operaia pizzaiolo/pizzaiola',
  nl: 'medewerker/medewerkster verkoper/verkoopster schoonmaker/schoonmaakster kapper/kapster leraar/lerares verpleger/verpleegster kok/kokkin receptionist/receptioniste timmerman/timmervrouw bakker/bakkers',
  pl: 'kucharz/kucharka kierowca/kierowczyni sprzedawca/sprzedawcy pracownik/pracownica technik/techniczka recepcjonista/recepcjonistka nauczyciel/nauczycielka sprzątacz/sprzątaczka opiekun/opiekunka księgowy/księgowa asystent/asystentka',
  pt: 'cozinheiro/cozinheira vendedor/vendedora enfermeiro/enfermeiras empregado/empregada funcionário/funcionária garçom/garçonete mecânico/mecânica ator/atriz psicólogo/psicóloga',
  sv: 'servitör/servitris städare/städerska lärare/lärarinna kassör/kassörska undersköterska/underskötare kock/kockar brandman/brandkvinna receptionist/receptionister',
  tr: 'garson/garsonlar şoför/şoförü aşçı/aşçısı kurye/kuryeler müdür/müdire temizlikçi/temizlikçiler hemşire/hemşiresi',
};

describe('the forms of a word', () => {
  it.each(
    Object.entries(pairs).flatMap(([language, list]) => list.split(' ').map((pair) => [language, pair])),
  )('in %s have both of %s', (_language, pair) => {
    const [one = '', other = ''] = pair.split('/').map(fold);
    expect(formsOf(one)).toContain(other);
    expect(formsOf(other)).toContain(one);
  });

  it.each([
    ['cabin', 'cab'],
    ['train', 'tra'],
    ['hora', 'horo'],
    ['porta', 'porto'],
    ['casa', 'caso'],
    ['minder', 'mind'],
    ['venta', 'viento'],
    ['barista', 'bar'],
    ['pastor', 'pasta'],
    ['banker', 'bank'],
    ['kellner', 'keller'],
    ['latin', 'late'],
    ['reise', 'reis'],
  ])('of %s do not have %s', (word, other) => {
    expect(formsOf(word)).not.toContain(other);
  });
});

describe('the forms of a place', () => {
  it.each([
    ['Krakowie', 'Kraków'],
    ['Gdańsku', 'Gdańsk'],
    ['Poznaniu', 'Poznań'],
    ['Łodzi', 'Łódź'],
    ['Katowicach', 'Katowice'],
    ['Gdyni', 'Gdynia'],
    ['Bydgoszczy', 'Bydgoszcz'],
    ['Ankarada', 'Ankara'],
    ['İzmirde', 'İzmir'],
  ])('of %s have %s', (inflected, name) => {
    expect(placeFormsOf(fold(inflected))).toContain(fold(name));
  });
});
