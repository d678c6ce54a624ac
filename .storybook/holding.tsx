import { type ComponentType, useState } from 'react'

type Held = { value: unknown; onValueChange: (value: never) => void }

/** Returns the `render` of a controlled component that holds its value, as a screen does, and reports its changes. */
export function holding<Props extends Held>(Component: ComponentType<Props>) {
  return function Holding(args: Props) {
    const [value, setValue] = useState(args.value)
    const hold = (next: never) => {
      args.onValueChange(next)
      setValue(next)
    }
    return <Component {...args} value={value} onValueChange={hold} />
  }
}
