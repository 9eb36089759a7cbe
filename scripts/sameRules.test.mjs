// Rules that two workspaces need and cannot share, because neither may import the other: here they are held equal.
import { describe, expect, it } from 'vitest';
import { isProxyEntry as inGateway } from '../gateway/src/config/isProxyEntry.ts';
import { isProxyEntry as inServices } from '../services/src/config/isProxyEntry.ts';
import { fold } from '../services/src/text/fold.ts';
import { foldLetters } from '../web/src/i18n/foldLetters.ts';

describe('a proxy that is trusted', () => {
  it.each([
    ['loopback', true],
    ['10.0.0.1', true],
    ['10.0.0.0/8', true],
    ['10.0.0.0/32', true],
    ['fd00::/8', true],
    ['::1/128', true],
    ['10.0.0.0/99', false],
    ['10.0.0.0/33', false],
    ['fd00::/129', false],
    ['10.0.0.0/', false],
    ['10.0.0.0/8/8', false],
    ['10.0.0.0/-1', false],
    ['10.0.0', false],
    ['proxy.example', false],
    ['', false],
  ])('may be set as %j: %s', (entry, isAllowed) => {
    expect([inGateway(entry), inServices(entry)]).toEqual([isAllowed, isAllowed]);
  });
});

describe('a name without its accents', () => {
  it.each([
    ['Łódź', 'lodz'],
    ['Straße', 'strasse'],
    ['İstanbul', 'istanbul'],
    ['Diyarbakır', 'diyarbakir'],
    ['Ħaż-Żabbar', 'haz-zabbar'],
    ['Ŧŋ', 'tn'],
    ['Côte d’Azur', "cote d'azur"],
    ['Ærøskøbing', 'aeroskobing'],
    ['Þórshöfn á Seyðisfjörður', 'thorshofn a seydisfjordur'],
    ['Œuvre', 'oeuvre'],
    ['Đà Nẵng', 'da nang'],
  ])('%s is %s', (name, folded) => {
    expect([fold(name), foldLetters(name)]).toEqual([folded, folded]);
  });
});
