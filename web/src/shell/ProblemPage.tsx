import { FormattedMessage } from 'react-intl';
import { useLocalPath } from '../paths/useLocalPath.ts';
import { Logo } from './header/Logo.tsx';

/** `badRequest`: the address is invalid. `unavailable`: rendering the page failed. */
export type Problem = 'badRequest' | 'unavailable';

const texts = {
  badRequest: { title: 'error.badRequest.title', text: 'error.badRequest.text' },
  unavailable: { title: 'error.page.title', text: 'error.page.text' },
} as const;

/** The id of the message that the page's heading and its title show. */
export const problemTitle = (problem: Problem) => texts[problem].title;

/** A page that needs neither data nor script. */
export function ProblemPage({ problem }: { problem: Problem }) {
  const local = useLocalPath();
  return (
    <main className="problem">
      <Logo />
      <h1 className="problem-title">
        <FormattedMessage id={problemTitle(problem)} />
      </h1>
      <p className="problem-text">
        <FormattedMessage id={texts[problem].text} />
      </p>
      <a className="problem-home" href={local('/')}>
        <FormattedMessage id="notFound.home" />
      </a>
    </main>
  );
}
