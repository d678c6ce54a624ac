/** What is chosen from: the API's own shape for everything that has a name. */
export type Option = { Id: number; Name: string }

export type OptionGroup = { Name: string; Options: readonly Option[] }
