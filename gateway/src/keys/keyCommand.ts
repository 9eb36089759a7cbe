import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import {
  hashOfKey,
  keyFileOf,
  keyName,
  keyScopes,
  newKey,
  readKeys,
  writeKeys,
  type ApiKey,
  type KeyScope,
} from './keyFile.ts';
import { whileLocked } from './keyLock.ts';

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

interface Options {
  readonly scope?: string | undefined;
  readonly hourly: string;
  readonly 'keep-hours': string;
}

/** The keys after a command, and what to print. */
interface Change {
  readonly keys: readonly ApiKey[];
  readonly output: string;
}

const created = (keys: readonly ApiKey[], name: string, options: Options): Change => {
  if (!keyName.test(name)) throw new Error('A name has up to 40 small letters, digits and dashes.');
  if (keys.some((key) => key.name === name))
    throw new Error(`There is a key ${name} already: rotate or revoke it.`);
  if (!isScope(options.scope)) throw new Error(`--scope must be ${keyScopes.join(' or ')}`);
  const key = newKey();
  const hourly = numberOf('hourly', options.hourly);
  return {
    keys: [...keys, { name, scope: options.scope, hourly, hashes: [entryOf(key)] }],
    output: shown(`Created ${name}.`, key),
  };
};

const changeOf = (keys: readonly ApiKey[], command: string, name: string, options: Options): Change => {
  if (command === 'create') return created(keys, name, options);
  const others = keys.filter((key) => key.name !== name);
  const known = keys.find((key) => key.name === name);
  if (known === undefined) throw new Error(`There is no key ${name}.\n${usage}`);
  if (command === 'rotate') {
    const key = newKey();
    const hours = numberOf('keep-hours', options['keep-hours']);
    if (hours > maxKeepHours) throw new Error(`--keep-hours must be at most ${maxKeepHours}, a year`);
    const until = new Date(Date.now() + hours * hourMs).toISOString();
    const old = known.hashes.filter((hash) => hash.until === null).map((hash) => ({ ...hash, until }));
    return {
      keys: [...others, { ...known, hashes: [entryOf(key), ...old] }],
      output: shown(`The old key of ${name} is valid until ${until}.`, key),
    };
  }
  if (command === 'revoke')
    return { keys: others, output: `Revoked ${name}. Gateways refuse it within a second.` };
  throw new Error(usage);
};

const keysIn = (file: string): readonly ApiKey[] => (existsSync(file) ? readKeys(file) : []);

/** Runs a command on the file of keys, and returns what to print. */
export const keyCommand = (file: string, args: readonly string[]): string => {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      scope: { type: 'string' },
      hourly: { type: 'string', default: '10000' },
      'keep-hours': { type: 'string', default: '24' },
    },
  });
  const [command = '', name = '', ...more] = positionals;
  if (command === 'list' && name === '') {
    const keys = keysIn(file);
    return keys.length === 0 ? 'There are no keys.' : keys.map(lineOf).join('\n');
  }
  if (more.length > 0 || name === '') throw new Error(usage);
  const target = keyFileOf(file);
  return whileLocked(target, (assertLocked) => {
    const { keys, output } = changeOf(keysIn(target), command, name, values);
    assertLocked();
    writeKeys(target, keys);
    return output;
  });
};
