import { useEffect, useState } from 'react'

/** Returns the URL of a picture: `undefined` while it is decoded, `null` for a broken file, which `<img>` would accept. */
export function useDecodedUrl(image: Blob): string | null | undefined {
  const [url, setUrl] = useState<string | null>()
  useEffect(() => {
    let isMounted = true
    const made = URL.createObjectURL(image)
    void canDecode(image).then(isDecoded => isMounted && setUrl(isDecoded ? made : null))
    return () => {
      isMounted = false
      URL.revokeObjectURL(made)
    }
  }, [image])
  return url
}

async function canDecode(image: Blob): Promise<boolean> {
  try {
    const bitmap = await createImageBitmap(image)
    bitmap.close()
    return true
  } catch {
    return false
  }
}
