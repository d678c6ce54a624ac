import { join } from 'node:path'
import {
  type Expression,
  type ImportDeclaration,
  type JsxChild,
  type JsxElement,
  type JsxFragment,
  type Node,
  type SourceFile,
  SyntaxKind,
} from 'typescript/unstable/ast'
import {
  isFunctionDeclaration,
  isIdentifier,
  isImportSpecifier,
  isJsxElement,
  isJsxExpression,
  isJsxFragment,
  isJsxSelfClosingElement,
  isJsxText,
  isNoSubstitutionTemplateLiteral,
  isNumericLiteral,
  isPropertyAccessExpression,
  isReturnStatement,
  isStringLiteral,
  isVariableDeclaration,
} from 'typescript/unstable/ast/is'
import { API, type Project, type Type, TypeFlags, type TypeReference } from 'typescript/unstable/sync'

const root = join(import.meta.dirname, '..')

/** Types for which React creates a text node. `undefined` is no type, so an expression without one counts too. */
const textual = TypeFlags.StringLike | TypeFlags.NumberLike | TypeFlags.BigIntLike | TypeFlags.AnyOrUnknown

/**
 * Finds the text nodes in JSX that React changes, removes or inserts before. A translated page fails there: the
 * browser has replaced React's text node by a <font> element. decision 0025
 */
export class BareTexts {
  #api: API
  #project: Project
  #holdsText = new Map<Type, boolean>()

  /** `files` are read as if they were in the project's folder. */
  constructor(files: Record<string, string> = {}, config = 'tsconfig.tools.json') {
    const readFile = (file: string) => files[file.slice(root.length + 1)]
    const fileExists = (file: string) => readFile(file) !== undefined || undefined
    this.#api = new API({ cwd: root, fs: { readFile, fileExists } })
    const path = join(root, config)
    const project = this.#api.updateSnapshot({ openProjects: [path] }).getProject(path)
    if (!project) throw new Error('TypeScript did not open the project')
    this.#project = project
  }

  close(): void {
    this.#api.close()
  }

  /** Returns the bare texts of a file, e.g. `src/pages/home/One.tsx:12 {name}`. */
  in(path: string): string[] {
    const file = this.#project.program.getSourceFile(join(root, path))
    if (!file) throw new Error(`${path} is not in the project`)
    return this.#bareTexts(file).map(node => {
      const line = file.text.slice(0, node.getStart(file)).split('\n').length
      return `${path}:${line} ${node.getText(file).replaceAll(/\s+/g, ' ').trim()}`
    })
  }

  #bareTexts(file: SourceFile): Node[] {
    const found: Node[] = []
    const search = (node: Node, component: boolean): void => {
      if (isJsxElement(node) || isJsxFragment(node)) found.push(...this.#inChildren(node, file))
      if (component && isReturnStatement(node) && node.expression && this.#canBeText(node.expression))
        found.push(node)
      const isFunction = functions.has(node.kind)
      const isComponent = isFunctionDeclaration(node) && /^[A-Z]/.test(node.name?.text ?? '')
      node.forEachChild(child => search(child, isFunction ? isComponent : component))
    }
    search(file, false)
    return found
  }

  #inChildren(parent: JsxElement | JsxFragment, file: SourceFile): JsxChild[] {
    const children = [...parent.children].filter(isRendered)
    const [only] = children
    // React sets an only text as the element's `textContent`, which works in a translated page.
    if (children.length === 1 && only && isJsxElement(parent))
      return isJsxExpression(only) && this.#holdsTexts(this.#typeOf(only.expression)) ? [only] : []
    return children.filter((child, index) => {
      if (!this.#isConstant(child)) return isJsxExpression(child) && this.#canBeText(child.expression)
      const before = children[index - 1]
      return isJsxFragment(parent) || !(before === undefined || this.#staysInPlace(before, file))
    })
  }

  /** Returns true for a child before which nothing is ever inserted: itself always there, and never replaced. */
  #staysInPlace(child: JsxChild, file: SourceFile): boolean {
    if (isJsxElement(child)) return isHostName(child.openingElement.tagName.getText(file))
    if (isJsxSelfClosingElement(child)) return isHostName(child.tagName.getText(file))
    return this.#isConstant(child)
  }

  /** Returns true for a text that is the same in each render. */
  #isConstant(child: JsxChild): boolean {
    return isJsxText(child) || (isJsxExpression(child) && this.#isConstantText(child.expression))
  }

  #isConstantText(expression: Node | undefined): boolean {
    if (!expression) return false
    if (isPropertyAccessExpression(expression)) return this.#isConstantText(expression.expression)
    if (isIdentifier(expression)) return this.#isConstantName(expression)
    return (
      isStringLiteral(expression) ||
      isNoSubstitutionTemplateLiteral(expression) ||
      isNumericLiteral(expression)
    )
  }

  /** Returns true for a name that is imported from src/text, or declared as a part of such an import. */
  #isConstantName(name: Node): boolean {
    const declaration = this.#project.checker
      .getSymbolAtLocation(name)
      ?.declarations[0]?.resolve(this.#project)
    if (!declaration) return false
    if (isImportSpecifier(declaration)) {
      const { moduleSpecifier } = declaration.parent.parent.parent as ImportDeclaration
      return isStringLiteral(moduleSpecifier) && moduleSpecifier.text.startsWith('#text/')
    }
    const variable = declaration.kind === SyntaxKind.BindingElement ? declaration.parent.parent : declaration
    return isVariableDeclaration(variable) && this.#isConstantText(variable.initializer)
  }

  #canBeText(expression: Expression | undefined): boolean {
    const type = this.#typeOf(expression)
    return type === undefined || this.#isText(type)
  }

  #typeOf(expression: Expression | undefined): Type | undefined {
    return expression && this.#project.checker.getTypeAtLocation(expression)
  }

  /** Returns true for a type some of whose values contain a text, e.g. ReactNode. */
  #isText(type: Type): boolean {
    const known = this.#holdsText.get(type)
    if (known !== undefined) return known
    // ReactNode contains itself.
    this.#holdsText.set(type, false)
    const isText = this.#computeIsText(type)
    this.#holdsText.set(type, isText)
    return isText
  }

  #computeIsText(type: Type): boolean {
    // The left-hand side of `value && <p />`: React renders nothing for an empty text.
    if (type.isLiteralType() && !type.value) return false
    if (type.flags & textual) return true
    if (type.isUnionType()) return type.getTypes().some(part => this.#isText(part))
    return this.#holdsTexts(type)
  }

  /** Returns true for an array, or a union with an array, whose items may be texts. */
  #holdsTexts(type: Type | undefined): boolean {
    if (!type) return false
    const { checker } = this.#project
    return (type.isUnionType() ? type.getTypes() : [type]).some(
      part =>
        checker.isArrayLikeType(part) &&
        checker.getTypeArguments(part as TypeReference).some(item => this.#isText(item)),
    )
  }
}

const functions = new Set([
  SyntaxKind.FunctionDeclaration,
  SyntaxKind.FunctionExpression,
  SyntaxKind.ArrowFunction,
  SyntaxKind.MethodDeclaration,
])

const isHostName = (name: string) => /^[a-z]/.test(name)

/** Returns false for children that React's compiler drops: comments, and white space with a line break. */
function isRendered(child: JsxChild): boolean {
  if (isJsxExpression(child)) return child.expression !== undefined
  return !isJsxText(child) || child.text.trim() !== '' || !child.text.includes('\n')
}
