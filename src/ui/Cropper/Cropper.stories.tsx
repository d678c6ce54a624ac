import { type ComponentProps, useEffect, useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { drawPicture } from '#test/pictures.ts'
import { Cropper } from './Cropper.tsx'

const onStateChange = fn()

const meta = preview.meta({
  title: 'Kit/Cropper',
  component: Cropper,
  parameters: {
    width: '26rem',
    usage: {
      when: 'For choosing the part of a picture that the product shows, such as the profile picture.',
      access:
        'Tab reaches the area: arrows move the part, with Shift they change its size, + and − zoom, and digits set the step. Each change is announced.',
    },
  },
  args: { image: new Blob(['no picture']), onStateChange },
  render: args => <Drawn {...args} />,
})

/** Renders the cropper over a picture from a canvas. */
function Drawn(args: ComponentProps<typeof Cropper>) {
  const [image, setImage] = useState<Blob>()
  useEffect(() => void drawPicture('poza.png', { width: 900, height: 600 }).then(setImage), [])
  return image && <Cropper {...args} image={image} />
}

const visible = () => waitFor(() => expect(onStateChange).toHaveBeenLastCalledWith('visible'))

export const StateVisible = meta.story({ play: visible })

export const InteractionByKeyboard = meta.story({
  async play({ canvas }) {
    await visible()
    const position = /^Cercul: stânga \d+, sus \d+, lățime \d+ de pixeli$/
    await userEvent.tab()
    await expect(canvas.getByRole('application')).toHaveFocus()
    await expect(canvas.getByText(position)).toBeInTheDocument()
    await userEvent.keyboard('9')
    await expect(canvas.getByText('Pas de 9 pixeli')).toBeInTheDocument()
    await userEvent.keyboard('{ArrowRight}{ArrowDown}')
    await expect(canvas.getByText(position)).toBeInTheDocument()
  },
})
