// What one operation is asked: its variables, each with a language.
import { canonical, numberOf } from './canonical.mjs';
import { excluded } from './excluded.mjs';
import { cityVariables } from './variables/cities.mjs';
import { companyVariables } from './variables/companies.mjs';
import { moreJobVariables } from './variables/moreJobs.mjs';
import { offerVariables } from './variables/offers.mjs';
import { placeVariables } from './variables/places.mjs';
import { siteVariables } from './variables/site.mjs';
import { sitemapVariables } from './variables/sitemap.mjs';

/** By operation: from the sample world to a list of questions. */
export const variablesOf = {
  ...siteVariables,
  ...placeVariables,
  ...sitemapVariables,
  ...cityVariables,
  ...companyVariables,
  ...offerVariables,
  ...moreJobVariables,
};

/** The variables that the operation declares: an older version may declare fewer. */
const declaredOnes = (operation, variables) =>
  Object.fromEntries(
    operation.variables.map((name) => {
      if (name in variables) return [name, variables[name]];
      throw new Error(
        `The variable ${name} of ${operation.name} has no value: give it one in scripts/answers/variables.`,
      );
    }),
  );

/** An operation with fewer questions is asked all of them. */
const alwaysAsked = 100;

/** One of `share` questions: the same ones in every version. */
const takeShare = (questions, share) =>
  questions.length <= alwaysAsked
    ? questions
    : questions.filter((question) => numberOf(canonical(question)) % share === 0);

/**
 * @param share one of how many questions is asked
 * @param renamed names of operations in an older version, each with the name of today
 */
export const questionsOf = (operation, world, { share = 1, renamed = new Map() } = {}) => {
  const name = renamed.get(operation.name) ?? operation.name;
  if (Object.hasOwn(excluded, name)) return [];
  if (!Object.hasOwn(variablesOf, name))
    throw new Error(
      `Nothing says what to ask ${name}: give it variables in a file of scripts/answers/variables, or a reason in scripts/answers/excluded.mjs. If only its name is new, pass --renamed.`,
    );
  const questions = new Map();
  for (const { language, client = 'human', variables } of takeShare(variablesOf[name](world), share)) {
    const question = { language, client, variables: declaredOnes(operation, variables) };
    questions.set(canonical(question), { operation, ...question });
  }
  return [...questions.values()];
};
