// What search engines require of the structured data in the pages.

const isText = (value) => typeof value === 'string' && value.trim() !== '';
const isUrl = (value) => isText(value) && URL.canParse(value) && /^https?:/.test(value);
const isInstant = (value) =>
  isText(value) &&
  /^\d{4}-\d\d-\d\d(T[\d:.]+(Z|[+-]\d\d:\d\d))?$/.test(value) &&
  !Number.isNaN(Date.parse(value));
const isNumber = (low, high) => (value) => typeof value === 'number' && value >= low && value <= high;
const isOne = (type, rules) => (value) => value?.['@type'] === type && faultsWith(rules, value).length === 0;
const every = (list, isValid) => Array.isArray(list) && list.length > 0 && list.every(isValid);

const employment = new Set([
  'FULL_TIME',
  'PART_TIME',
  'CONTRACTOR',
  'TEMPORARY',
  'INTERN',
  'VOLUNTEER',
  'PER_DIEM',
  'OTHER',
]);
const organization = isOne('Organization', { name: isText });
const address = isOne('PostalAddress', {
  addressLocality: isText,
  addressCountry: (code) => /^[A-Z]{2}$/.test(code),
});

const required = {
  JobPosting: {
    title: isText,
    description: isText,
    datePosted: isInstant,
    employmentType: (types) => every([types].flat(), (type) => employment.has(type)),
    hiringOrganization: organization,
    jobLocation: isOne('Place', { address }),
    directApply: (value) => typeof value === 'boolean',
  },
  BreadcrumbList: {
    itemListElement: (list) =>
      every(
        list,
        (step) =>
          step['@type'] === 'ListItem' && step.position === list.indexOf(step) + 1 && isText(step.name),
      ) && list.slice(0, -1).every(({ item }) => isUrl(item)),
  },
  Article: { headline: isText, datePublished: isInstant, author: organization, publisher: organization },
  EmployerAggregateRating: {
    itemReviewed: organization,
    ratingValue: isNumber(1, 5),
    ratingCount: isNumber(1, Number.MAX_SAFE_INTEGER),
  },
  Organization: { name: isText, url: isUrl },
  WebSite: { name: isText, url: isUrl },
};
const salary = isOne('MonetaryAmount', {
  currency: (code) => /^[A-Z]{3}$/.test(code),
  value: isOne('QuantitativeValue', {
    minValue: isNumber(0, Number.MAX_SAFE_INTEGER),
    unitText: (unit) => ['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR'].includes(unit),
  }),
});
const optional = {
  JobPosting: { validThrough: isInstant, estimatedSalary: () => false },
  Article: { image: isUrl, mainEntityOfPage: isUrl },
};

const faultsWith = (rules, thing, isOptional = false) =>
  Object.entries(rules)
    .filter(([field, isValid]) => !(isOptional && thing[field] === undefined) && !isValid(thing[field]))
    .map(([field]) => field);

/** The pay of a gig is an average of what people report, which no employer offers; that of a full-time offer is the employer’s. */
const salaryRules = (isFullTime) => ({ baseSalary: isFullTime ? salary : () => false });

/** Returns the faults of one piece of structured data on a page of a full-time offer or on another page. */
export const structuredDataFaults = (text, { isFullTime = false } = {}) => {
  let thing;
  try {
    thing = JSON.parse(text);
  } catch {
    return ['not JSON'];
  }
  const type = thing?.['@type'];
  if (thing?.['@context'] !== 'https://schema.org') return ['@context'];
  if (!Object.hasOwn(required, type)) return [`unknown type ${type}`];
  const allowed = { ...optional[type], ...(type === 'JobPosting' ? salaryRules(isFullTime) : {}) };
  return [...faultsWith(required[type], thing), ...faultsWith(allowed, thing, true)].map(
    (field) => `${type}.${field}`,
  );
};
