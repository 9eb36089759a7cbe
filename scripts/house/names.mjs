// Names of constants and types: values are camelCase (components and schemas PascalCase), types are PascalCase.

/** Workspaces that still have upper-case constants. Do not add any. */
export const unnamedWorkspaces = ['gateway/'];

const upperCaseConstant = /^\s*(?:export )?const ([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*)\s*[:=]/;
const lowerCaseType = /^\s*(?:export )?(?:type|interface) ([a-z]\w*)\s*(?:[={<]|extends\b)/;

/** Returns the faults of one file. */
export const nameFaults = (file, text) =>
  text.split('\n').flatMap((line, index) => {
    const constant = upperCaseConstant.exec(line)?.[1];
    // A single capital letter is a type parameter or a component of a test.
    if (constant !== undefined && constant.length > 1)
      return [`${file}:${index + 1}: write the constant ${constant} in camelCase.`];
    const type = lowerCaseType.exec(line)?.[1];
    return type === undefined ? [] : [`${file}:${index + 1}: write the type ${type} in PascalCase.`];
  });
