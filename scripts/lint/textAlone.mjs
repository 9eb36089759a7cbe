/**
 * A rule of lint for the site's components: text stands alone in its element. A browser that translates a page puts each
 * text into elements of its own; React then cannot insert or remove an element beside the text (`NotFoundError`), and a text
 * that it changes stays as it was. It writes the only text of an element anew, whatever has become of it.
 */

/** Translators leave the contents of these as they are. */
const untranslated = new Set(['option', 'title', 'textarea', 'script', 'style', 'code']);

/** Components that are one element, whatever their props are. Messages are, because of `siteIntl`. */
const isOneElement = (name) =>
  /^(?:[a-z]|Icon[A-Z]|Formatted[A-Z])/.test(name) || name === 'Button' || name === 'LocalLink';

/** Types of values that hold no bare text. */
const elementTypes = ['Elements', 'ReactElement'];

const fixed = 'fixed text';
const varying = 'varying text';
const element = 'element';
const changing = 'changing';
const nothing = 'nothing';

const isText = (kind) => kind === fixed || kind === varying;

/** What kind of child an expression is; `names` are variables that hold elements. */
const kindOfExpression = (node, names) => {
  switch (node.type) {
    case 'JSXEmptyExpression':
      return nothing;
    case 'Literal':
      return typeof node.value === 'string' || typeof node.value === 'number' ? fixed : nothing;
    case 'JSXElement':
    case 'JSXFragment':
      return kindOfChild(node, names);
    case 'LogicalExpression':
      return isText(kindOfExpression(node.right, names)) ? varying : changing;
    case 'ConditionalExpression':
      return [node.consequent, node.alternate].some((part) => isText(kindOfExpression(part, names)))
        ? varying
        : changing;
    case 'Identifier':
      return names.has(node.name) ? changing : varying;
    case 'ChainExpression':
      return kindOfExpression(node.expression, names);
    case 'MemberExpression':
      return names.has(node.property.name) ? changing : varying;
    case 'CallExpression': {
      const called = node.callee.property?.name ?? node.callee.name ?? '';
      return called === 'map' || called === 'slice' || names.has(called) ? changing : varying;
    }
    default:
      return varying;
  }
};

const kindOfChild = (node, names) => {
  if (node.type === 'JSXExpressionContainer') return kindOfExpression(node.expression, names);
  if (node.type === 'JSXText') return /\S/.test(node.value) || !node.value.includes('\n') ? fixed : nothing;
  return node.type === 'JSXElement' && isOneElement(node.openingElement.name.name ?? '') ? element : changing;
};

/** Whether values of a type are elements or nothing, or functions that return such. */
const isElementType = (annotation, types) => {
  const type = annotation?.typeAnnotation ?? annotation;
  switch (type?.type) {
    case 'TSUnionType':
      return type.types.every((part) => isElementType(part, types) || /Null|Undefined/.test(part.type));
    case 'TSFunctionType':
      return isElementType(type.returnType, types);
    case 'TSTypeReference':
      return types.has(type.typeName.name);
    default:
      return false;
  }
};

const create = (context) => {
  const types = new Set(elementTypes);
  const names = new Set();
  const parents = [];
  return {
    TSTypeAliasDeclaration: ({ id, typeAnnotation }) => {
      if (isElementType(typeAnnotation, types)) types.add(id.name);
    },
    TSPropertySignature: ({ key, typeAnnotation }) => {
      if (isElementType(typeAnnotation, types)) names.add(key.name);
    },
    VariableDeclarator: ({ id, init }) => {
      if (isElementType(id.typeAnnotation, types) || init?.type.startsWith('JSX')) names.add(id.name);
    },
    JSXElement: (node) => parents.push(node),
    JSXFragment: (node) => parents.push(node),
    'Program:exit': () => {
      for (const parent of parents) {
        const children = parent.children
          .map((node) => ({ node, kind: kindOfChild(node, names) }))
          .filter(({ kind }) => kind !== nothing);
        const isFragment = parent.type === 'JSXFragment';
        if (!isFragment && untranslated.has(parent.openingElement.name.name)) continue;
        const canChange = isFragment || children.some(({ kind }) => kind === changing || kind === varying);
        const isAlone = !isFragment && children.length === 1;
        const text =
          children.find(({ kind }) => kind === varying) ?? children.find(({ kind }) => kind === fixed);
        if (text && canChange && !isAlone)
          context.report({
            node: text.node,
            message:
              'Put this text into an element of its own, or give what holds elements only the type Elements: a page may be translated by the browser.',
          });
      }
    },
  };
};

export default {
  meta: { name: 'site' },
  rules: { 'text-alone': { meta: { type: 'problem', schema: [] }, create } },
};
