import { RuleTester } from 'oxlint/plugins-dev';
import { describe, it } from 'vitest';
import plugin from './textAlone.mjs';

RuleTester.describe = describe;
RuleTester.it = it;

const component = (markup, props = '') => `
  interface Props { ${props} }
  export function Part({ name, note, isOpen, open, list }: Props) {
    return ${markup};
  }`;
const valid = (...args) => ({ code: component(...args), filename: 'part.tsx' });
const invalid = (...args) => ({ ...valid(...args), errors: 1 });

new RuleTester({ languageOptions: { parserOptions: { lang: 'tsx' } } }).run(
  'text-alone',
  plugin.rules['text-alone'],
  {
    valid: [
      // The only text of an element.
      valid('<p>{name}</p>'),
      valid('<p>{isOpen ? name : "none"}</p>'),
      valid('<Button>{`${name}!`}</Button>'),
      // Messages are elements (siteIntl).
      valid('<button>{isOpen && <IconX />}<FormattedMessage id="a" /></button>'),
      valid('<p><FormattedMessage id="a" />{" "}<LocalLink to="/b">{name}</LocalLink></p>'),
      // Elements that come and go, without a text beside them.
      valid('<p><Icon />{isOpen && <b>{name}</b>}</p>'),
      valid('<ul>{list.map((item) => <li key={item}>{item}</li>)}<li>{name}</li></ul>'),
      // What holds elements by its type.
      valid('<div><Icon />{note}</div>', 'readonly note?: Elements;'),
      valid('<div><Icon />{open(1)}</div>', 'readonly open: (at: number) => Elements;'),
      // Never translated.
      valid('<option>{name} {list.length}</option>'),
    ],
    invalid: [
      invalid('<button>{isOpen ? <IconX /> : <IconCheck />}{name}</button>'),
      invalid('<p>{isOpen && <b />} and more</p>'),
      invalid('<p>Price: <Amount value={name} /></p>'),
      invalid('<li>{name}<br /></li>'),
      invalid('<p>{name} {list.length}</p>'),
      invalid('<div><Icon />{note}</div>', 'readonly note?: ReactNode;'),
      invalid('<div><Icon />{isOpen ? name : <b />}</div>'),
      invalid('<div><Icon />{isOpen && formatMessage({ id: "a" })}</div>'),
      // Stands wherever the component is used.
      invalid('<>{name}</>'),
    ],
  },
);
