import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { usage } from '#storybook/docs/usage.ts'
import preview from '#storybook/preview.tsx'
import { Stack } from '#storybook/layout.tsx'
import { Button } from '#ui/Button/Button.tsx'
import { Cropper, type CropperHandle } from './Cropper.tsx'

const onStateChange = fn()
const onLoadFailed = fn()
const onCropped = fn<(width: number, type: string) => void>()

const meta = preview.meta({
  title: 'Kit/Cropper',
  component: Cropper,
  parameters: usage({
    when: 'For choosing the part of a picture that the product shows, such as the profile picture.',
  }),
  args: { image: new Blob(['no picture']), onStateChange, onLoadFailed },
  render: args => <Drawn {...args} />,
})

/** Renders the cropper over a picture from a canvas, unless the story has one. */
function Drawn(args: ComponentProps<typeof Cropper>) {
  const [image, setImage] = useState<Blob>()
  const cropper = useRef<CropperHandle>(null)
  useEffect(() => draw(setImage), [])

  async function crop() {
    const blob = await cropper.current?.crop()
    if (blob) onCropped((await createImageBitmap(blob)).width, blob.type)
  }

  return (
    <Stack>
      {image && <Cropper {...args} ref={cropper} image={image} />}
      <Button onClick={() => void crop()}>Decupează</Button>
    </Stack>
  )
}

function draw(done: (image: Blob) => void) {
  const canvas = document.createElement('canvas')
  canvas.width = 900
  canvas.height = 600
  const pen = canvas.getContext('2d')
  if (!pen) return
  pen.fillStyle = 'teal'
  pen.fillRect(0, 0, 900, 600)
  pen.fillStyle = 'orange'
  pen.beginPath()
  pen.arc(450, 300, 180, 0, 2 * Math.PI)
  pen.fill()
  canvas.toBlob(image => image && done(image))
}

const visible = () => waitFor(() => expect(onStateChange).toHaveBeenLastCalledWith('visible'))

export const StateVisible = meta.story({
  async play({ canvas }) {
    await visible()
    await expect(canvas.getByRole('application', { name: 'Zona de decupare' })).toHaveAccessibleDescription(
      /cifrele 1–9 schimbă pasul/,
    )
  },
})

export const InteractionByKeyboard = meta.story({
  async play({ canvas, step }) {
    await visible()
    const position = /^Cercul: stânga \d+, sus \d+, lățime \d+ de pixeli$/
    await userEvent.tab()
    await expect(canvas.getByRole('application')).toHaveFocus()
    await expect(canvas.getByText(position)).toBeInTheDocument()
    await step('a digit changes the step', async () => {
      await userEvent.keyboard('9')
      await expect(canvas.getByText('Pas de 9 pixeli')).toBeInTheDocument()
    })
    await step('arrows move the box and announce its position', async () => {
      await userEvent.keyboard('{ArrowRight}{ArrowDown}')
      await expect(canvas.getByText(position)).toBeInTheDocument()
    })
    await step('the result is a square of at most 330 pixels', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Decupează' }))
      await waitFor(() => expect(onCropped).toHaveBeenCalledWith(330, 'image/png'))
    })
  },
})

export const WidthPhone = meta.story({
  tags: ['!test'],
  globals: { viewport: { value: 'phone320' } },
  play: visible,
})

/** A picture that the browser cannot read is reported after the last retry. */
export const StateFailed = meta.story({
  tags: ['!test'],
  render: args => <Cropper {...args} />,
  async play({ canvas }) {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Poza nu a putut fi citită')
    await waitFor(() => expect(onLoadFailed).toHaveBeenCalledOnce())
  },
})
