import de from 'country-flag-icons/3x2/DE.svg?no-inline';
import es from 'country-flag-icons/3x2/ES.svg?no-inline';
import fr from 'country-flag-icons/3x2/FR.svg?no-inline';
import gb from 'country-flag-icons/3x2/GB.svg?no-inline';
import it from 'country-flag-icons/3x2/IT.svg?no-inline';
import nl from 'country-flag-icons/3x2/NL.svg?no-inline';
import pl from 'country-flag-icons/3x2/PL.svg?no-inline';
import pt from 'country-flag-icons/3x2/PT.svg?no-inline';
import se from 'country-flag-icons/3x2/SE.svg?no-inline';
import tr from 'country-flag-icons/3x2/TR.svg?no-inline';
import { flagOf } from '../../i18n/languages.ts';

const pictures: Readonly<Record<string, string>> = { de, es, fr, gb, it, nl, pl, pt, se, tr };

/** The address of the flag shown for a language. */
export const flagPictureOf = (language: string): string | undefined => pictures[flagOf(language)];
