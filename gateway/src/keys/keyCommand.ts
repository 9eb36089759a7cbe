import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import {
  hashOfKey,
  keyName,
  keyScopes,
  newKey,
  readKeys,
  writeKeys,
  type ApiKey,
  type KeyScope,
} from './keyFile.ts';

const usage = `npm run api-keys -- list
npm run api-keys -- create NAME --scope ${keyScopes.join('|')} [--hourly 10000]
npm run api-keys -- rotate NAME [--keep-hours 24]
npm run api-keys -- revoke NAME`;

const hourMs = 3_600_000;
const maxKeepHours = 8_760;

const isScope = (text: string | undefined): text is KeyScope => keyScopes.some((scope) => scope === text);

const numberOf = (option: string, text: string): number => {
  if (!/^\d{1,9}$/.test(text)) throw new Error(`--${option} must be a whole number`);
  return Number(text);
};

const entryOf = (key: string): ApiKey['hashes'][number] => ({
  sha256: hashOfKey(key).toString('hex'),
  until: null,
});

const lineOf = ({ name, scope, hourly, hashes }: ApiKey): string => {
  const old = hashes.find(({ until }) => until !== null);
  const limit = hourly === 0 ? 'any number of requests' : `${hourly} requests an hour`;
  return `${name}: ${scope}, ${limit}${old === undefined ? '' : `, its old key until ${String(old.until)}`}`;
};

const shown = (what: string, key: string): string =>
  `${what} Keep it in a safe place, it is shown only once:\n${key}`;

/** Runs a command on the file of keys, and returns what to print. */
export const keyCommand = (file: string, args: readonly string[], now = Date.now()): string => {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      scope: { type: 'string' },
      hourly: { type: 'string', default: '10000' },
      'keep-hours': { type: 'string', default: '24' },
    },
  });
  const [command, name = '', ...more] = positionals;
  const keys = existsSync(file) ? readKeys(file) : [];
  if (command === 'list' && name === '')
    return keys.length === 0 ? 'There are no keys.' : keys.map(lineOf).join('\n');
  if (more.length > 0 || name === '') throw new Error(usage);
  const others = keys.filter((key) => key.name !== name);
  const known = keys.find((key) => key.name === name);
  if (command === 'create') {
    if (!keyName.test(name)) throw new Error('A name has up to 40 small letters, digits and dashes.');
    if (known !== undefined) throw new Error(`There is a key ${name} already: rotate or revoke it.`);
    if (!isScope(values.scope)) throw new Error(`--scope must be ${keyScopes.join(' or ')}`);
    const key = newKey();
    const hourly = numberOf('hourly', values.hourly);
    writeKeys(file, [...keys, { name, scope: values.scope, hourly, hashes: [entryOf(key)] }]);
    return shown(`Created ${name}.`, key);
  }
  if (known === undefined) throw new Error(`There is no key ${name}.\n${usage}`);
  if (command === 'rotate') {
    const key = newKey();
    const hours = numberOf('keep-hours', values['keep-hours']);
    if (hours > maxKeepHours) throw new Error(`--keep-hours must be at most ${maxKeepHours}, a year`);
    const until = new Date(now + hours * hourMs).toISOString();
    const old = known.hashes.filter((hash) => hash.until === null).map((hash) => ({ ...hash, until }));
    writeKeys(file, [...others, { ...known, hashes: [entryOf(key), ...old] }]);
    return shown(`The old key of ${name} is valid until ${until}.`, key);
  }
  if (command === 'revoke') {
    writeKeys(file, others);
    return `Revoked ${name}. Gateways refuse it within a second.`;
  }
  throw new Error(usage);
};
