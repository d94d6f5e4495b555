import {
  isJsxElement,
  isJsxFragment,
  isJsxSelfClosingElement,
  isJsxText,
  isStringLiteral,
  type JsxChild,
  type JsxTagNameExpression,
  type Node,
} from 'typescript/unstable/ast';
import { API, type Checker, SignatureKind, type Type, TypeFlags } from 'typescript/unstable/sync';

/** What may stand among the children of an element once they are rendered. */
interface Child {
  readonly text: boolean;
  /** Whether it may be another, or none, the next time. */
  readonly changes: boolean;
}

const element: Child = { text: false, changes: false };
const fixedText: Child = { text: true, changes: false };

const textFlags =
  TypeFlags.Any |
  TypeFlags.Unknown |
  TypeFlags.String |
  TypeFlags.Number |
  TypeFlags.BigInt |
  TypeFlags.StringLiteral |
  TypeFlags.NumberLiteral |
  TypeFlags.TemplateLiteral |
  TypeFlags.StringMapping |
  TypeFlags.TypeParameter;

const members = (type: Type): readonly Type[] =>
  type.isUnionType() ? (type.getTypes() ?? []).flatMap(members) : [type];

const isText = (type: Type): boolean =>
  // An empty text is not rendered.
  (type.flags & textFlags) !== 0 && !(type.isStringLiteralType() && type.value === '');

const itemsOf = (type: Type, checker: Checker): readonly Type[] =>
  type.isTypeReference() && checker.isArrayType(type) ? checker.getTypeArguments(type) : [];

/** What a value of a type comes to: itself, or the items of a list, at least two of which may stand there. */
function childrenOfType(type: Type, checker: Checker): readonly Child[] {
  const items = members(type)
    .flatMap((each) => itemsOf(each, checker))
    .flatMap((each) => childrenOfType(each, checker));
  return [{ text: members(type).some(isText), changes: true }, ...items, ...items];
}

/** What a component comes to. One of which only React's widest type is known renders no text of its own. */
function childrenOfTag(tag: JsxTagNameExpression, checker: Checker): readonly Child[] {
  const type = /^[a-z]/.test(tag.getText()) ? undefined : checker.getTypeAtLocation(tag);
  if (!type) return [element];
  return checker.getSignaturesOfType(type, SignatureKind.Call).flatMap((signature) => {
    const rendered = checker.getReturnTypeOfSignature(signature);
    if (!rendered) return [element];
    if (checker.typeToString(rendered).includes('ReactNode'))
      return [{ ...element, changes: true }];
    return rendered.isUnionType() || itemsOf(rendered, checker).length > 0 || isText(rendered)
      ? childrenOfType(rendered, checker)
      : [element];
  });
}

/** Translators leave blanks alone. */
const ofText = (text: string): readonly Child[] => (text.trim() === '' ? [] : [fixedText]);

const childrenOf = (children: readonly JsxChild[], checker: Checker): readonly Child[] =>
  children.flatMap((child) => {
    if (isJsxText(child)) return ofText(child.text);
    if (isJsxElement(child)) return childrenOfTag(child.openingElement.tagName, checker);
    if (isJsxSelfClosingElement(child)) return childrenOfTag(child.tagName, checker);
    if (isJsxFragment(child)) return childrenOf(child.children, checker);
    const { expression } = child;
    if (!expression) return [];
    if (isStringLiteral(expression)) return ofText(expression.text);
    if (isJsxElement(expression) || isJsxFragment(expression))
      return childrenOf([expression], checker);
    return childrenOfType(checker.getTypeAtLocation(expression) ?? checker.getAnyType(), checker);
  });

/**
 * Elements in which text stands beside something that changes, or changes beside something. Translators
 * put elements of their own in the place of text nodes, and React then looks for nodes that are gone.
 * A text that is the only child is set through its element, which works whatever the element holds.
 */
export function looseTexts(files: readonly string[], folder = process.cwd()): readonly string[] {
  const api = new API({ cwd: folder });
  try {
    const [project] = api.updateSnapshot({ openProjects: ['tsconfig.json'] }).getProjects();
    if (!project) throw new Error('There is no project to look at.');
    const { program, checker } = project;
    return files.flatMap((file) => {
      const source = program.getSourceFile(`${folder}/${file}`);
      if (!source) throw new Error(`The project does not hold ${file}.`);
      const found: string[] = [];
      const visit = (node: Node): void => {
        if (isJsxElement(node) || isJsxFragment(node)) {
          const children = childrenOf(node.children, checker);
          const has = (kind: keyof Child) => children.some((child) => child[kind]);
          if (children.length > 1 && has('text') && has('changes')) {
            const { line } = source.getLineAndCharacterOfPosition(node.getStart());
            found.push(`${file}:${line + 1} holds text beside what changes: give it an element`);
          }
        }
        node.forEachChild(visit);
      };
      visit(source);
      return found;
    });
  } finally {
    api.close();
  }
}
