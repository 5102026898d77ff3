/** Finds the members of Electron that the project uses, and those that Electron's types declare. */
import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import ts from 'typescript';

const root = resolve(import.meta.dirname, '../..');
const DECLARATIONS = join(root, 'node_modules/electron/electron.d.ts');

/** A member as 'Container.member'; exports of the package have the container 'electron'. */
type MemberName = `${string}.${string}`;

export interface Used {
  readonly members: ReadonlySet<MemberName>;
  /** 'Container event' for every literal passed to `on` or `once`. */
  readonly events: ReadonlySet<string>;
}

function sourceFiles(): string[] {
  return readdirSync(join(root, 'electron'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => join(root, 'electron', file));
}

const program = ts.createProgram({
  rootNames: [...sourceFiles(), DECLARATIONS],
  options: {
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    strict: true,
    skipLibCheck: true,
    noEmit: true,
    types: ['node'],
    typeRoots: [join(root, 'node_modules/@types')],
  },
});
const checker = program.getTypeChecker();

const isElectrons = (node: ts.Node) => node.getSourceFile().fileName.endsWith('electron.d.ts');

/** Name of the interface, class or exported constant of Electron that a symbol belongs to. */
function memberOf(symbol: ts.Symbol | undefined): MemberName | null {
  const declaration = symbol?.declarations?.find(isElectrons);
  if (!symbol || !declaration) return null;
  const { parent } = declaration;
  if (ts.isInterfaceDeclaration(parent) || ts.isClassDeclaration(parent)) {
    return `${parent.name?.text ?? ''}.${symbol.name}`;
  }
  // An unnamed structure gets the name of its event or method.
  return ts.isTypeLiteralNode(parent) ? `${structureName(parent)}.${symbol.name}` : null;
}

function structureName(literal: ts.Node): string {
  for (let node = literal; !ts.isSourceFile(node); node = node.parent) {
    if (ts.isTypeAliasDeclaration(node) || ts.isInterfaceDeclaration(node)) return node.name.text;
    if (ts.isClassDeclaration(node)) return node.name?.text ?? '';
  }
  return '';
}

function importedValue(node: ts.Node): MemberName | null {
  if (!ts.isImportSpecifier(node) || node.isTypeOnly || node.parent.parent.isTypeOnly) return null;
  const from = node.parent.parent.parent.moduleSpecifier;
  if (!ts.isStringLiteral(from) || !from.text.startsWith('electron')) return null;
  return `electron.${(node.propertyName ?? node.name).text}`;
}

/** Members as `a.b` and `{ b } = a`; names in types do not count as use. */
function usedMember(node: ts.Node): MemberName | null {
  if (ts.isPropertyAccessExpression(node)) return memberOf(checker.getSymbolAtLocation(node.name));
  if (!ts.isBindingElement(node) || !ts.isObjectBindingPattern(node.parent)) return null;
  const name = node.propertyName ?? node.name;
  if (!ts.isIdentifier(name)) return null;
  return memberOf(checker.getTypeAtLocation(node.parent).getProperty(name.text));
}

function awaitedEvent(node: ts.Node): string | null {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return null;
  const [event] = node.arguments;
  if (!['on', 'once'].includes(node.expression.name.text)) return null;
  if (!event || !ts.isStringLiteral(event)) return null;
  const container = checker.getTypeAtLocation(node.expression.expression).getSymbol();
  return container?.declarations?.some(isElectrons) ? `${container.name} ${event.text}` : null;
}

/** All members of Electron that the project uses at run time. */
export function usedOfElectron(): Used {
  const members = new Set<MemberName>();
  const events = new Set<string>();
  const visit = (node: ts.Node) => {
    const member = importedValue(node) ?? usedMember(node);
    if (member) members.add(member);
    const event = awaitedEvent(node);
    if (event) events.add(event);
    ts.forEachChild(node, visit);
  };
  for (const file of sourceFiles()) {
    const source = program.getSourceFile(file);
    if (source) visit(source);
  }
  return { members, events };
}

function declaredType(name: string): ts.Type {
  const file = program.getSourceFile(DECLARATIONS);
  if (!file) throw new Error("Electron's declarations are missing");
  let found: ts.Type | null = null;
  const visit = (node: ts.Node) => {
    const isNamed = ts.isInterfaceDeclaration(node) || ts.isClassDeclaration(node);
    if (isNamed && node.name?.text === name) found ??= checker.getTypeAtLocation(node.name);
    if (!isNamed) ts.forEachChild(node, visit);
  };
  visit(file);
  if (!found) throw new Error(`Electron declares no ${name}`);
  return found;
}

/** True if Electron declares an instance or static member of the class. */
export function isDeclared(container: string, member: string): boolean {
  const type = declaredType(container);
  if (type.getProperty(member)) return true;
  const symbol = type.getSymbol();
  const declaration = symbol?.valueDeclaration;
  if (!symbol || !declaration) return false;
  return checker.getTypeOfSymbolAtLocation(symbol, declaration).getProperty(member) !== undefined;
}

/** Events that `on` of a type accepts. */
export function declaredEvents(container: string): ReadonlySet<string> {
  const on = declaredType(container).getProperty('on');
  const declarations = on?.declarations ?? [];
  const names = declarations.flatMap((declaration) => {
    const [event] =
      ts.isMethodDeclaration(declaration) || ts.isMethodSignature(declaration)
        ? declaration.parameters
        : [];
    const type = event?.type;
    return type && ts.isLiteralTypeNode(type) && ts.isStringLiteral(type.literal)
      ? [type.literal.text]
      : [];
  });
  return new Set(names);
}
