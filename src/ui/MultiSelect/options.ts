/** An option, in the shape that the API has for everything with a name. */
export type Option = { Id: number; Name: string }

export type OptionGroup = { Name: string; Options: readonly Option[] }
