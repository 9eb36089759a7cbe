import { describe, expect, it } from 'vitest';
import { isAside, keywordTerms } from './keywordTerms.ts';

const soughtIn = (keyword: string): string =>
  keywordTerms(keyword)
    .filter((parts) => !isAside(parts))
    .map((parts) => parts.join('|'))
    .join(' ');

describe('the terms of a keyword', () => {
  it.each([
    ['Bäcker (m/w/d)', 'backer'],
    ['Infirmier H/F', 'infirmier'],
    ['Electricista [h/m]', 'electricista'],
    ['Spawacz (K/M)', 'spawacz'],
    ['Nurse (m, f, d)', 'nurse'],
    ['Maler (gn)', 'maler'],
    ['Chauffeur (m/v/x)', 'chauffeur'],
  ])('%s leave out for whom the title is', (keyword, terms) => {
    expect(soughtIn(keyword)).toBe(terms);
  });

  it.each([
    ['Verkäufer/in', 'verkaufer'],
    ['Maler/-innen', 'maler'],
    ['Pfleger*in', 'pfleger'],
    ['Lehrer:innen', 'lehrer'],
    ['Erzieher_in', 'erzieher'],
    ['Tischler(in)', 'tischler'],
    ['BuchhalterIn', 'buchhalterin'],
    ['Angestellte/r', 'angestellte'],
    ['coiffeur·se', 'coiffeur'],
    ['employé.e.s', 'employe'],
    ['animateur-trice', 'animateur'],
    ['caissier(ère)', 'caissier'],
    ['enfermero/a', 'enfermero'],
    ['cociner@s', 'cocineros'],
    ['vendedor(a)', 'vendedor'],
    ['commesso/a', 'commesso'],
    ['fryzjer/ka', 'fryzjer'],
    ['sprzedawca/czyni', 'sprzedawca'],
    ['medewerk(st)er', 'medewerkster'],
    ['Maler‑in', 'maler'],
  ])('%s leave out a second ending', (keyword, terms) => {
    expect(soughtIn(keyword)).toBe(terms);
  });

  it.each([
    ['Bäcker/Bäckerin', 'backer|backerin'],
    ['vendeur / vendeuse', 'vendeur|vendeuse'],
    ['actor/actriz de doblaje', 'actor|actriz doblaje'],
    ['waiter|waitress', 'waiter|waitress'],
  ])('%s have alternatives', (keyword, terms) => {
    expect(soughtIn(keyword)).toBe(terms);
  });

  it.each([
    ['Maler Jobs', 'maler'],
    ['Stellenangebote Tischler', 'tischler'],
    ['jobs for nurses', 'nurses'],
    ['ofertas de empleo de soldador', 'soldador'],
    ["offre d'emploi coiffeur", 'coiffeur'],
    ['lavoro come barista', 'barista'],
    ['vacatures monteur', 'monteur'],
    ['oferty pracy spawacz', 'spawacz'],
    ['vagas de emprego pedreiro', 'pedreiro'],
    ['lediga jobb målare', 'malare'],
    ['hemşire iş ilanları', 'hemsire'],
    ['bayan garson aranıyor', 'garson'],
    ['Arbeit', ''],
    ['iş', ''],
  ])('%s leave out words beside the title', (keyword, terms) => {
    expect(soughtIn(keyword)).toBe(terms);
  });

  it.each([
    ['social worker', 'social worker'],
    ['node.js', 'node.js'],
    ['C++', 'c++'],
    ['24/7', '24/7'],
    ['workshop leader', 'workshop leader'],
    ['Insel Rügen', 'insel rugen'],
  ])('%s keep every word of the title', (keyword, terms) => {
    expect(soughtIn(keyword)).toBe(terms);
  });
});
