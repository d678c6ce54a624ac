import type { ArgTypesEnhancer, SBType, StrictInputType } from 'storybook/internal/types'

/**
 * Shows the type of each prop as it is written, without `undefined`, and removes the controls of props that a
 * control cannot set, such as elements. Props without a type are those of the HTML element, and are left out.
 */
export const readableTypes: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes)
      .filter(([, { type }]) => isType(type))
      .map(([name, argType]) => [name, readable(argType, initialArgs[name])]),
  )

function readable(argType: StrictInputType, initial: unknown): StrictInputType {
  const { type, table } = argType
  if (!isType(type)) return argType
  const plain = withoutUndefined(type)
  const summary = type.raw?.replaceAll(/^\| |\s*\| undefined$/g, '') ?? table?.type?.summary
  return {
    ...argType,
    type: plain,
    ...(!canBeSet(plain, initial) && { control: { disable: true } }),
    table: { ...table, ...(summary && { type: { summary } }) },
  }
}

const isType = (type: StrictInputType['type']): type is SBType =>
  typeof type === 'object' && 'name' in type && Boolean(type.name)

/** Returns the only type of a union besides `undefined`; other types as they are. */
function withoutUndefined(type: SBType): SBType {
  if (type.name !== 'union') return type
  const [first, ...others] = type.value.filter(one => one.name !== 'other' || one.value !== 'undefined')
  return first && others.length === 0 ? { ...first, required: type.required ?? false } : type
}

/** The control of an array without a value would set an object. */
const canBeSet = ({ name }: SBType, initial: unknown) =>
  ['boolean', 'string', 'number', 'enum'].includes(name) || (name === 'array' && Array.isArray(initial))
